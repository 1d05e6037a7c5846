import { noteForm } from './note-form.ts'
import { noteReaders } from './note-readers.ts'
import { photo } from './photo.ts'
import { residentForm } from './resident-form.ts'
import { taskForm } from './task-form.ts'
import { taskHistory } from './task-history.ts'

/** What is said by what comes behind the page that it stands on, in French (fr-CA). */
export const forms = { noteForm, noteReaders, photo, residentForm, taskForm, taskHistory }
