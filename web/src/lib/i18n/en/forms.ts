import { residentForm } from './resident-form.ts'
import { taskForm } from './task-form.ts'

/** What the forms say that come by themselves, in English (en-CA). */
export const forms = { residentForm, taskForm }
