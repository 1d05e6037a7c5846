import { archiveDialog } from './archive-dialog.ts'
import { escalation } from './escalation.ts'
import { reach } from './reach.ts'
import { rights } from './rights.ts'

/** What is read in single pages and windows, in English (en-CA). */
export const seldom = { archiveDialog, escalation, reach, rights }
