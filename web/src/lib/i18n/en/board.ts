import type { board as french } from '../fr/board.ts'

/** What hangs on a wall of a home. */
export const board: typeof french = {
  title: 'Wall board',
  leave: 'Leave the board',
  oneHome: 'This board shows and sounds the alerts of this home only.',
  calm: 'No alert in progress',
  noneKnownOpen: 'No alert in progress is known of',
  works: 'The alert chain was last tried and works: {{time}}',
  inactive: 'The establishment is inactive: no alert is raised',
  noRule: 'No rule is activated: a call for help would raise no alert.',
  noRuleNow: 'No rule for calls for help is in force right now: a call would alert nobody.',
  notTried: 'It is not known whether an alert would show here.',
  noneKnown: 'It is not known whether an alert is in progress',
  clocks: 'A clock has been wrong since {{time}}: some sensors alert for a call for help only',
  silent_one: '{{count}} sensor silent since {{time}}: it reports nothing',
  silent_other: '{{count}} sensors silent, the first since {{time}}: they report nothing',
  worst: 'of which these {{count}} are the worst',
  some: '{{count}} of them here',
  unseen: 'At least one alert cannot be shown here: look on another screen.',
  isOn: '{{name}} is on it',
}
