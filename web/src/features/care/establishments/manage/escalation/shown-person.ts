import { isAway } from '@vigie/domain/people/away'
import { roles } from '@vigie/domain/people/roles'
import type { Member } from '@vigie/domain/people/user'
import type { Locale } from '@vigie/domain/text'
import type { TFunction } from 'i18next'
import { dayAndTime } from '../../../../../lib/time/words.ts'
import { mayGoHere } from '../users/may-go-here.ts'

/** When a plan is looked at: now, on the clock of the home, in the person's language. */
export interface SeenAt {
  readonly now: number
  readonly timeZone: string
  readonly locale: Locale
}

/** Whom a step or a shift can name, as the form shows them: what keeps them from an alert is to be seen before the plan is saved. */
export function shownPerson(member: Member, seenAt: SeenAt, t: TFunction): string {
  const person = ableOrNot(member, t)
  const { away } = member
  const { now, timeZone, locale } = seenAt
  if (!away || !isAway(away, now)) return person
  if (away.until === null) return t('escalation.awayOpen', { person })
  return t('escalation.awayUntil', { person, time: dayAndTime(away.until, now, timeZone, locale) })
}

/** Whoever is told and may not take the alert is not enough. */
function ableOrNot(member: Member, t: TFunction): string {
  const { displayName: name, role } = member
  if (mayGoHere(member)) return name
  if (role === roles.CAREGIVER) return t('escalation.relative', { name })
  return t(member.roleId === roles.READ_ONLY ? 'escalation.reader' : 'escalation.unable', { name })
}
