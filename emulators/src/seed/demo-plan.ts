import type { StoredPlan } from '@vigie/domain/alerts/escalation-plan'
import { type DemoHome, erables } from './demo-homes.ts'

/** What a home does until somebody answers: whoever is on shift, by SMS and then on the phone, then whoever runs it. */
export function planOf(home: DemoHome, updatedAt: number): StoredPlan {
  const inFrench = home === erables
  const byDay = inFrench ? ['infirmiere', 'preposee'] : ['nurse', 'attendant']
  const byNight = inFrench ? ['infirmier-nuit'] : ['attendant']
  return {
    activated: true,
    alerts: 'callsForHelp',
    steps: [
      { uids: [], onShift: true, methods: ['sms'], afterMinutes: 3 },
      { uids: [], onShift: true, methods: ['voice'], afterMinutes: 3 },
      {
        uids: [inFrench ? 'direction' : 'manager'],
        onShift: false,
        methods: ['sms', 'voice'],
        afterMinutes: 5,
      },
    ],
    repeatMinutes: 10,
    resolveWithinMinutes: 30,
    shifts: home.establishment.shifts.map(({ id }) => ({
      shiftId: id,
      uids: id === 'nuit' ? byNight : byDay,
    })),
    updatedAt,
  }
}
