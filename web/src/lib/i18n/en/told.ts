import type { told as fr } from '../fr/told.ts'
import { alertPages } from './alert-pages.ts'
import { alertRecord } from './alert-record.ts'
import { callFailed } from './call-failed-told.ts'
import { course } from './course.ts'
import { messages } from './messages.ts'
import { ownMessages } from './own-messages.ts'

export const told: typeof fr = {
  callFailed,
  alertPages,
  alertRecord,
  course,
  messages,
  ownMessages,
}
