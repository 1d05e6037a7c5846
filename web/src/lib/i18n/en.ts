import { adminUsers } from './en/admin-users.ts'
import { alertLoad } from './en/alert-load.ts'
import { authAction } from './en/auth-action.ts'
import { board } from './en/board.ts'
import { callFailed as ofDocuments } from './en/call-failed-documents.ts'
import { common, failure, leaving, notFound } from './en/common.ts'
import { devices } from './en/devices.ts'
import { documents } from './en/documents.ts'
import { forms } from './en/forms.ts'
import { handover } from './en/handover.ts'
import { homeCards } from './en/home-cards.ts'
import { inside } from './en/inside.ts'
import { invitation } from './en/invitation.ts'
import { journal } from './en/journal.ts'
import { managing } from './en/managing.ts'
import { notices } from './en/notices.ts'
import { ofRules } from './en/of-rules.ts'
import { outside } from './en/outside.ts'
import { own } from './en/own.ts'
import { quietHours } from './en/quiet-hours.ts'
import { report } from './en/report.ts'
import { residentList } from './en/resident-list.ts'
import { search } from './en/search.ts'
import { searchedNotes } from './en/searched-notes.ts'
import { seldom } from './en/seldom.ts'
import { snoozes } from './en/snoozes.ts'
import { supervision } from './en/supervision.ts'
import { today } from './en/today.ts'
import { told } from './en/told.ts'
import { texts as ofTrends } from './en/trends.ts'
import { verifyEmail } from './en/verify-email.ts'
import type { fr } from './fr.ts'

/** Every text of the app in English (en-CA), by screen; for types and tests: the app loads a part at a time (texts.ts). */
export const en: typeof fr = {
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
