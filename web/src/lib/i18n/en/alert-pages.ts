import type { alertPages as french } from '../fr/alert-pages.ts'

/** What only pages of alerts say, beside what every page says of an alert. */
export const alertPages: typeof french = {
  open: 'In progress',
  board: 'Wall board',
  all: 'All alerts',
  recent: 'Recently closed',
  noneOpen: 'No alert in progress',
  noneOpenOfOne: 'No alert in progress for this resident',
  noneOpenHelp: 'A new alert will show here and at the top of every page.',
  clocks: 'A clock has been wrong since {{time}}: some sensors alert for a call for help only.',
  silent_one: '{{count}} sensor of the home has been silent since {{time}}: it reports nothing.',
  silent_other: '{{count}} sensors of the home are silent, the first since {{time}}: they report nothing.',
  silentOfOne_one: '{{count}} sensor is not heard from here: it reports nothing.',
  silentOfOne_other: '{{count}} sensors are not heard from here: they report nothing.',
  lostToStaff:
    'A call for help that becomes no alert is shown to staff only. If in doubt, phone the residence.',
  noRule: 'No rule is activated: a call for help would raise no alert.',
  noCallDevice: 'No device here can call for help.',
  unheard: 'A call device here is not heard from: its call for help may not come through.',
  devicesUnknown:
    'The devices of this resident are late to arrive: whether a call for help would show here is not known.',
  noRuleNow: 'No rule for calls for help is in force right now: a call would alert nobody.',
  noRuleNowOfOne:
    'No rule for calls for help is in force for this resident right now: a call would alert nobody.',
  notAllAnswered:
    'No rule in force right now answers these calls for help, which would alert nobody: {{calls}}.',
  toRules: 'See the rules',
  noneRaised: 'The establishment is inactive: no alert is raised',
  noneRaisedHelp: 'What its sensors say is refused, calls for help too. An administrator can set it active.',
  noneKnownOpen: 'No alert in progress is known of',
  noneKnownOpenHelp: 'A call for help may not show here: read the message at the top of the page.',
  noneWasOpen: 'No alert was in progress at last contact ({{time}})',
  noneKnown: 'Whether an alert is in progress is not known',
  noneKnownHelp: 'The page is not live: a new alert may not show here. Check the network.',
  noneRecent: 'No resolved alert',
  noneRecentHelp: 'The alerts that you resolve stay visible here.',
  details: 'What happened',
  detailsOf: 'What happened: {{where}}',
  seeResident: 'See the resident',
}
