import { adminUsers } from './fr/admin-users.ts'
import { alertLoad } from './fr/alert-load.ts'
import { authAction } from './fr/auth-action.ts'
import { board } from './fr/board.ts'
import { callFailed as ofDocuments } from './fr/call-failed-documents.ts'
import { common, failure, leaving, notFound } from './fr/common.ts'
import { devices } from './fr/devices.ts'
import { documents } from './fr/documents.ts'
import { forms } from './fr/forms.ts'
import { handover } from './fr/handover.ts'
import { homeCards } from './fr/home-cards.ts'
import { inside } from './fr/inside.ts'
import { invitation } from './fr/invitation.ts'
import { journal } from './fr/journal.ts'
import { managing } from './fr/managing.ts'
import { notices } from './fr/notices.ts'
import { ofRules } from './fr/of-rules.ts'
import { outside } from './fr/outside.ts'
import { own } from './fr/own.ts'
import { quietHours } from './fr/quiet-hours.ts'
import { report } from './fr/report.ts'
import { residentList } from './fr/resident-list.ts'
import { search } from './fr/search.ts'
import { searchedNotes } from './fr/searched-notes.ts'
import { seldom } from './fr/seldom.ts'
import { snoozes } from './fr/snoozes.ts'
import { supervision } from './fr/supervision.ts'
import { today } from './fr/today.ts'
import { told } from './fr/told.ts'
import { texts as ofTrends } from './fr/trends.ts'
import { verifyEmail } from './fr/verify-email.ts'

/** Every text of the app in French (fr-CA), by screen; for types and tests: the app loads a part at a time (texts.ts). */
export const fr = {
  common,
  failure,
  leaving,
  notFound,
  ...outside,
  ...inside,
  notices,
  ...managing,
  adminUsers,
  ...own,
  ...seldom,
  ...ofRules,
  ...told,
  ...forms,
  callFailed: {
    ...outside.callFailed,
    ...managing.callFailed,
    ...own.callFailed,
    ...ofDocuments,
    ...ofRules.callFailed,
    ...told.callFailed,
    ...ofTrends.callFailed,
  },
  alertLoad,
  authAction,
  board,
  homeCards,
  residentList,
  invitation,
  search,
  searchedNotes,
  verifyEmail,
  devices,
  journal,
  handover,
  documents,
  trends: ofTrends.trends,
  night: ofTrends.night,
  nights: ofTrends.nights,
  changes: ofTrends.changes,
  marks: ofTrends.marks,
  charts: ofTrends.charts,
  quietHours,
  report,
  snoozes,
  supervision,
  today,
}
