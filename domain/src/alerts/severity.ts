import { z } from 'zod'
import { eventKinds } from '../sensors/event-kinds.ts'
import type { TechnicalSubject } from '../supervision/technical-alert.ts'
import type { Alert } from './alert.ts'

/** How grave an alert is, the gravest first: a person asks for help; something about a person is to be looked at; something of the equipment is. */
export const severities = ['callForHelp', 'warning', 'technical'] as const
export const severitySchema = z.enum(severities)
export type Severity = z.infer<typeof severitySchema>

/** What an alert is about: a kind of event that a rule fired on or watches, or what of a home's equipment is silent. */
export type AlertSubject = { kind: unknown } | { subject: TechnicalSubject }

/**
 * How grave an alert about this is (docs/glossary.md). A call for help is one whatever rule tells of it, also a rule that counts; any other kind
 * of event is a warning, and what supervision finds is technical. What is not known, as it is of a later version, counts as a call for help.
 */
export function severityOf(about: AlertSubject): Severity {
  if ('subject' in about) return 'technical'
  const { kind } = about
  if (typeof kind !== 'string' || !Object.hasOwn(eventKinds, kind)) return 'callForHelp'
  return eventKinds[kind as keyof typeof eventKinds].callForHelp ? 'callForHelp' : 'warning'
}

/** How grave an alert is, by what it says itself; one of before that was kept, by what it is about. */
export const severityOfAlert = ({ severity, kind }: Pick<Alert, 'severity' | 'kind'>): Severity =>
  severity ?? severityOf({ kind })

/** For Array.sort: the gravest first. */
export const graverFirst = (one: Severity, other: Severity): number =>
  severities.indexOf(one) - severities.indexOf(other)
