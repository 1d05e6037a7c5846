import { alertPages } from './alert-pages.ts'
import { alertRecord } from './alert-record.ts'
import { callFailed } from './call-failed-told.ts'
import { course } from './course.ts'
import { messages } from './messages.ts'
import { ownMessages } from './own-messages.ts'

/** What is read where one looks back at alerts, and at the messages that told of them, in French (fr-CA). */
export const told = { callFailed, alertPages, alertRecord, course, messages, ownMessages }
