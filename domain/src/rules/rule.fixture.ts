import { comparisonOperators, triggerMetrics } from '../care/enums.ts'
import type { EventKind } from '../sensors/event-kinds.ts'
import type { ConditionalRule } from './conditional-rule.ts'
import type { ToldEvent } from './told-event.ts'
import type { WindowContext } from './window-verdict.ts'

export const timeZone = 'America/Toronto'
export const night = {
  id: 'night',
  name: 'Nuit',
  nameFR: 'Nuit',
  nameEN: 'Night',
  start: '23:00',
  end: '07:00',
}

/** A rule on getting up more than four times in a night. For tests. */
export const ruleOf = (change: Partial<ConditionalRule> = {}): ConditionalRule => ({
  type: 'conditional',
  name: 'Levers',
  beneficiaryId: null,
  deviceTypes: ['NOVIKA-LW-BANDE'],
  action: 'standUp',
  shiftIds: ['night'],
  metric: triggerMetrics.TRIGGER_COUNT,
  operator: comparisonOperators.greater,
  value: 4,
  period: null,
  heldMinutes: null,
  recipients: [{ kind: 'beneficiary' }],
  methods: ['sms'],
  activated: true,
  createdBy: 'admin',
  createdAt: 0,
  updatedAt: 0,
  watchesSince: 0,
  ...change,
})

/** A night in November, on the clock of Montréal. */
export const span = {
  shiftId: 'night',
  from: Date.parse('2026-11-20T23:00:00-05:00'),
  until: Date.parse('2026-11-21T07:00:00-05:00'),
}
export const minute = 60_000

/** What a bed pad told so many minutes after the beginning of that night. */
export const told = (
  minutes: number,
  kind: EventKind = 'standUp',
  { value = null, ...other }: Partial<ToldEvent> = {},
): ToldEvent => ({
  deviceId: 'a84041f2c1d2e3f4',
  deviceType: 'NOVIKA-LW-BANDE',
  kind,
  value,
  at: span.from + minutes * minute,
  ...other,
})

/** That night of Mme Roy, with what was told in it. */
export const contextOf = (
  events: readonly ToldEvent[],
  change: Partial<WindowContext> = {},
): WindowContext => ({
  window: { ...span, beneficiaryId: 'roy' },
  isOfRule: true,
  events,
  usual: null,
  signs: [],
  ...change,
})
