import { type LiveRule, liveRuleSchema } from './notification-rule.ts'

/** An activated rule on any resident's call button, at all hours. For tests. */
export const liveRuleOf = (change: Partial<LiveRule> = {}): LiveRule =>
  liveRuleSchema.parse({
    type: 'live',
    name: 'Bouton d’appel',
    beneficiaryId: null,
    deviceTypes: ['NOVIKA-LW-BOUTON'],
    action: 'buttonPressed',
    shiftIds: [],
    recipients: [{ kind: 'user', uid: 'nurse' }],
    methods: ['sms'],
    activated: true,
    createdBy: 'admin',
    createdAt: 0,
    updatedAt: 0,
    ...change,
  })
