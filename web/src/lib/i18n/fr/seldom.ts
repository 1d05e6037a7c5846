import { alertMenu } from './alert-menu.ts'
import { archiveDialog } from './archive-dialog.ts'
import { daysKept } from './days-kept.ts'
import { done } from './done.ts'
import { escalation } from './escalation.ts'
import { invitedBack } from './invited-back.ts'
import { lockedScreen } from './locked-screen.ts'
import { ownAccess } from './own-access.ts'
import { reach } from './reach.ts'
import { rights } from './rights.ts'
import { signOutQuestion } from './sign-out-question.ts'
import { wallBoard } from './wall-board.ts'

/** What is read in single pages and windows, in French (fr-CA). */
export const seldom = {
  alertMenu,
  archiveDialog,
  daysKept,
  done,
  escalation,
  invitedBack,
  lockedScreen,
  ownAccess,
  reach,
  rights,
  signOutQuestion,
  wallBoard,
}
