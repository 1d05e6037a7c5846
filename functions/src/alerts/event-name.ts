/** What tells an event from all others: its id alone names none, as another device's gateway counts from the same beginning, and one that starts anew does so again. */
export const eventName = ({
  deviceId,
  eventId,
  kind,
  occurredAt,
}: {
  deviceId: string
  eventId: string
  kind: string
  occurredAt: number
}): string => [deviceId, eventId, kind, occurredAt].join(' ')
