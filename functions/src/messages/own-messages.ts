import { asSeenBy, resolutionOf } from '@vigie/domain/alerts/alert-life'
import type { OwnMessage, ToldAlert } from '@vigie/domain/api/message-calls'
import { paths } from '@vigie/domain/paths'
import { can, type Person, standingOf } from '@vigie/domain/people/permissions'
import { type OwnDelivery, readAlertsAt, readOwnMessages, readProvenChannels } from '../data/own-messages.ts'
import { readMemberships } from '../data/user-records.ts'

/**
 * The alerts that a person was written to about, by their latest message, and which of their channels are known to work. What they may not
 * read any more is left out, for the message that they once had is no right to it. `before`: only of messages queued by then.
 */
export async function ownMessages(person: Person, before: number | undefined) {
  const [{ messages, next }, channels, memberships] = await Promise.all([
    readOwnMessages(person.uid, before),
    readProvenChannels(person.uid),
    readMemberships(person.uid),
  ])
  const byAlert = Map.groupBy(
    messages.flatMap((message) => alertPathsOf(message).map((path) => ({ path, message }))),
    ({ path }) => path,
  )
  const alerts = await readAlertsAt([...byAlert.keys()])
  const accessIn = (eid: string) => ({
    person,
    membership: memberships.find((one) => one.eid === eid) ?? null,
  })
  const told = [...byAlert].flatMap(([path, about]): ToldAlert[] => {
    const alert = alerts.get(path)
    const [first] = about
    if (!alert || first === undefined) return []
    const { eid } = first.message
    const access = accessIn(eid)
    if (!can(access, 'read', 'alerts', { beneficiaryId: alert.beneficiaryId })) return []
    const isRelative = standingOf(access) === 'caregiver'
    const { timeline, ...seen } = asSeenBy(alert, { uid: person.uid, isRelative })
    return [
      {
        establishmentId: eid,
        alert: { ...seen, id: path.split('/').at(-1) ?? '', resolution: resolutionOf({ timeline }) },
        messages: about.map(({ message }) => asToldOf(message)),
      },
    ]
  })
  // Whom one of these is about is not known: only whoever may read all of a home's is told of it.
  const unreadable = [...byAlert].flatMap(([path, [first]]) =>
    alerts.get(path) === null && first && can(accessIn(first.message.eid), 'read', 'alerts')
      ? (path.split('/').at(-1) ?? '')
      : [],
  )
  return { alerts: told, unreadable, channels, next }
}

const alertPathsOf = ({ eid, delivery: { about } }: OwnDelivery): readonly string[] =>
  about.kind === 'alert' ? about.alertIds.map((aid) => paths.alert(eid, aid)) : []

function asToldOf({ id, delivery }: OwnDelivery): OwnMessage {
  const { channel, state, createdAt, deliveredAt, lastError } = delivery
  return { id, channel, state, createdAt, deliveredAt, lastError }
}
