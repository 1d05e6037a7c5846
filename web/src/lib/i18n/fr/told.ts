import { alertRecord } from './alert-record.ts'
import { alertsPage } from './alerts-page.ts'
import { course } from './course.ts'
import { messages } from './messages.ts'
import { ownMessages } from './own-messages.ts'

/** What is read where one looks back at alerts, and at the messages that told of them, in French (fr-CA). */
export const told = { alertRecord, alertsPage, course, messages, ownMessages }
