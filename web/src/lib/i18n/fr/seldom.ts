import { archiveDialog } from './archive-dialog.ts'
import { daysKept } from './days-kept.ts'
import { escalation } from './escalation.ts'
import { reach } from './reach.ts'
import { rights } from './rights.ts'
import { wallBoard } from './wall-board.ts'

/** What is read in single pages and windows, in French (fr-CA). */
export const seldom = { archiveDialog, daysKept, escalation, reach, rights, wallBoard }
