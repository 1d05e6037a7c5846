import * as alertCalls from '@vigie/domain/api/alert-calls'
import * as alertLoadCalls from '@vigie/domain/api/alert-load-calls'
import * as awayCalls from '@vigie/domain/api/away-calls'
import * as backTestCalls from '@vigie/domain/api/back-test-calls'
import * as beneficiaryCalls from '@vigie/domain/api/beneficiary-calls'
import type { Call, FileCall } from '@vigie/domain/api/call'
import * as deviceCalls from '@vigie/domain/api/device-calls'
import * as documentCalls from '@vigie/domain/api/document-calls'
import * as draftCalls from '@vigie/domain/api/draft-calls'
import * as escalationCalls from '@vigie/domain/api/escalation-calls'
import * as establishmentCalls from '@vigie/domain/api/establishment-calls'
import * as fileCalls from '@vigie/domain/api/file-calls'
import * as handoverCalls from '@vigie/domain/api/handover-calls'
import * as homeDocumentCalls from '@vigie/domain/api/home-document-calls'
import * as keyCalls from '@vigie/domain/api/key-calls'
import * as madeReportCalls from '@vigie/domain/api/made-report-calls'
import * as messageCalls from '@vigie/domain/api/message-calls'
import * as messageCostCalls from '@vigie/domain/api/message-cost-calls'
import * as moodCalls from '@vigie/domain/api/mood-calls'
import * as noteCalls from '@vigie/domain/api/note-calls'
import * as openedCalls from '@vigie/domain/api/opened-calls'
import * as peopleCalls from '@vigie/domain/api/people-calls'
import * as photoCalls from '@vigie/domain/api/photo-calls'
import * as profileCalls from '@vigie/domain/api/profile-calls'
import * as pushCalls from '@vigie/domain/api/push-calls'
import * as reachCalls from '@vigie/domain/api/reach-calls'
import * as reportCalls from '@vigie/domain/api/report-calls'
import * as ruleActCalls from '@vigie/domain/api/rule-act-calls'
import * as ruleCalls from '@vigie/domain/api/rule-calls'
import * as searchCalls from '@vigie/domain/api/search-calls'
import * as snoozeCalls from '@vigie/domain/api/snooze-calls'
import * as taskCalls from '@vigie/domain/api/task-calls'
import * as trendCalls from '@vigie/domain/api/trend-calls'
import * as trialCalls from '@vigie/domain/api/trial-calls'
import * as unlockCalls from '@vigie/domain/api/unlock-calls'
import * as userCalls from '@vigie/domain/api/user-calls'
import * as userRecordCalls from '@vigie/domain/api/user-record-calls'
import * as wholeTrendsCalls from '@vigie/domain/api/whole-trends-calls'
import * as whyCalls from '@vigie/domain/api/why-calls'

const modules = [
  alertCalls,
  alertLoadCalls,
  awayCalls,
  backTestCalls,
  beneficiaryCalls,
  deviceCalls,
  documentCalls,
  draftCalls,
  escalationCalls,
  establishmentCalls,
  fileCalls,
  handoverCalls,
  homeDocumentCalls,
  keyCalls,
  madeReportCalls,
  messageCalls,
  messageCostCalls,
  moodCalls,
  noteCalls,
  openedCalls,
  peopleCalls,
  photoCalls,
  profileCalls,
  pushCalls,
  reachCalls,
  ruleActCalls,
  ruleCalls,
  taskCalls,
  searchCalls,
  snoozeCalls,
  reportCalls,
  trendCalls,
  trialCalls,
  unlockCalls,
  userCalls,
  userRecordCalls,
  wholeTrendsCalls,
  whyCalls,
]

const isCall = (one: unknown): one is Call | FileCall =>
  typeof one === 'object' && one !== null && 'operationId' in one

/** Every call that /api has. */
export const everyCall = modules.flatMap((module) => Object.values<unknown>(module).filter(isCall))

/** Those that are answered in JSON. */
export const everyJsonCall = everyCall.filter((call): call is Call => 'answer' in call)
