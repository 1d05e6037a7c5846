import type { ownAccess as frOwnAccess } from '../fr/own-access.ts'

/** What becomes of oneself where one takes one’s own access away, in English. */
export const ownAccess: typeof frOwnAccess = {
  letsGo_one: 'You are on this alert, which will be open again and will sound for your colleagues:',
  letsGo_other: 'You are on these alerts, which will be open again and will sound for your colleagues:',
  namingRules_one: 'Notification rule that tells you: {{rules}}',
  namingRules_other: 'Notification rules that tell you: {{rules}}',
  namingRulesUnknown: 'It cannot be said which notification rules tell you.',
  namingSteps: 'Steps of “If nobody answers” that tell you: {{steps}}',
  namingPlans_one: 'The plan of {{count}} resident tells you too.',
  namingPlans_other: 'The plans of {{count}} residents tell you too.',
  namingStepsUnknown: 'Which steps tell you is not known right now.',
  theseRules_one:
    'If you are invited back, you must be added to this rule again, which will not name you any more.',
  theseRules_other:
    'If you are invited back, you must be added to these rules again, which will not name you any more.',
  rules_one:
    'If you are invited back, you must be added to this rule again, which will not name you any more: {{rules}}',
  rules_other:
    'If you are invited back, you must be added to these rules again, which will not name you any more: {{rules}}',
  steps: 'The steps go on naming you: invited back, you are told as before.',
}
