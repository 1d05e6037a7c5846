import type { Alert } from './alert.ts'
import type { AlertFacts } from './alert-text.ts'

/** An alert of a call button, raised at the moment `at` (epoch milliseconds) by an event of that moment. For tests. */
export function openAlert({ at, ...change }: { at: number } & Partial<Alert>): Alert {
  return {
    ruleId: 'rule',
    ruleName: 'Boutons',
    beneficiaryId: 'roy',
    beneficiaryName: 'Mme Roy',
    room: '214',
    deviceId: 'a84041f2c1d2e3f4',
    deviceType: 'NOVIKA-LW-BOUTON',
    deviceLocation: 'Lit',
    eventId: 'e1',
    kind: 'buttonPressed',
    value: null,
    late: false,
    clockWrong: false,
    state: 'open',
    occurrences: 1,
    lastOccurredAt: at,
    lastCallAt: at,
    lastActivityAt: at,
    waves: 1,
    waveId: 'wave-1',
    lastWaveAt: at,
    nobodyReachedAt: null,
    escalation: { taken: 0, at },
    nobodyAnsweredAt: null,
    times: { occurredAt: at, publishedAt: at, receivedAt: at, raisedAt: at, shownAt: null },
    acknowledgedBy: null,
    acknowledgedAt: null,
    relatives: [],
    formerTaker: null,
    resolvedBy: null,
    resolvedAt: null,
    timeline: [{ step: 'opened', at }],
    ...change,
  }
}

/** What the messages of its first call tell. */
export const alertFacts: AlertFacts = {
  beneficiaryName: 'Mme Roy',
  room: '214',
  kind: 'buttonPressed',
  deviceType: 'NOVIKA-LW-BOUTON',
  deviceLocation: 'Lit',
  occurredAt: Date.parse('2026-11-21T07:14:00Z'),
  late: false,
  clockWrong: false,
  step: 'opened',
  saidAt: Date.parse('2026-11-21T07:15:00Z'),
}
