import type { told as fr } from '../fr/told.ts'
import { alertRecord } from './alert-record.ts'
import { alertsPage } from './alerts-page.ts'
import { course } from './course.ts'
import { messages } from './messages.ts'
import { ownMessages } from './own-messages.ts'

export const told: typeof fr = { alertRecord, alertsPage, course, messages, ownMessages }
