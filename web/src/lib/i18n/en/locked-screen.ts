import type { lockedScreen as french } from '../fr/locked-screen.ts'

export const lockedScreen: typeof french = {
  title: 'Screen locked',
  help: 'Session: {{name}}. Unlock to see the residents and answer alerts.',
  passwordOrCode: 'Your password or your 6-digit code',
  required: 'Enter your password or your code.',
  wrong: 'This is neither your password nor your code.',
  unlock: 'Unlock',
  unlocking: 'Checking…',
  noAlert: 'No alert in progress',
  noneKnownOpen: 'No alert in progress is known of',
  inactive: 'The establishment is inactive: no alert is raised.',
  noRule: 'No rule is activated: a call for help would raise no alert.',
  noRuleNow: 'No rule for calls for help is in force right now: a call would alert nobody.',
  clocks: 'A clock has been wrong since {{time}}: some sensors alert for a call for help only.',
  silent_one: '{{count}} sensor has been silent since {{time}}: it reports nothing.',
  silent_other: '{{count}} sensors are silent, the first since {{time}}: they report nothing.',
  more_one: 'Likewise in {{count}} other establishment.',
  more_other: 'Likewise in {{count}} other establishments.',
  noneKnown: 'No alert was in progress at last contact. The screen is not live: a new one may not show.',
}
