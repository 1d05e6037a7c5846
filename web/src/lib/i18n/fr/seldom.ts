import { alertMenu } from './alert-menu.ts'
import { archiveDialog } from './archive-dialog.ts'
import { daysKept } from './days-kept.ts'
import { escalation } from './escalation.ts'
import { leaveAlerts } from './leave-alerts.ts'
import { reach } from './reach.ts'
import { rights } from './rights.ts'
import { wallBoard } from './wall-board.ts'

/** What is read in single pages and windows, in French (fr-CA). */
export const seldom = {
  alertMenu,
  archiveDialog,
  daysKept,
  escalation,
  leaveAlerts,
  reach,
  rights,
  wallBoard,
}
