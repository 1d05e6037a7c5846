import type { invitedBack as frInvitedBack } from '../fr/invited-back.ts'

/** What becomes of whoever is taken out of a home and invited again, in English. */
export const invitedBack: typeof frInvitedBack = {
  theseRules_one:
    'If this person is invited back, they must be added to this rule again, which will not name them any more.',
  theseRules_other:
    'If this person is invited back, they must be added to these rules again, which will not name them any more.',
  rules_one:
    'If this person is invited back, they must be added to this rule again, which will not name them any more: {{rules}}',
  rules_other:
    'If this person is invited back, they must be added to these rules again, which will not name them any more: {{rules}}',
  steps: 'The steps go on naming them: invited back, they are told as before.',
}
