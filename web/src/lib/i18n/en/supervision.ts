import type { fr } from '../fr.ts'

/** What is wrong with what a home is watched by. */
export const supervision: typeof fr.supervision = {
  ofHome: '{{name}} ·',
  several: '{{count}} establishments whose alerts or sensors are not in order: {{list}}…',
  severalHelp: 'Open an establishment to see what it is and what to do.',
  away: {
    open: 'You are marked as away until further notice: {{home}}.',
    until: 'You are marked as away until {{time}}: {{home}}.',
    several: 'You are marked as away from {{count}} establishments: {{list}}.',
    help: 'No rule and no step tells you there until then. You are at work? Say that you are back.',
    change: 'Open your profile',
  },
  broken: {
    topic: {
      title: 'Calls for help may alert nobody since {{time}}.',
      help: 'Messages of sensors are not taken any more. Make rounds, and tell the operator of Vigie.',
    },
    ingest: {
      title: 'Calls for help may alert nobody since {{time}}.',
      help: 'Messages of sensors are not dealt with any more. Make rounds, and tell the operator of Vigie.',
    },
    outbox: {
      title: 'Alerts do not go out as messages since {{time}}.',
      help: 'They still show on screens: keep one in sight, and tell the operator of Vigie.',
    },
    email: {
      title: 'Alerts do not go out by e-mail since {{time}}.',
      help: 'They still show on screens: keep one in sight.',
    },
    sms: {
      title: 'Alerts do not go out by text message since {{time}}.',
      help: 'They still show on screens: keep one in sight.',
    },
  },
  unheard: 'Nobody knows whether alerts get through: nothing has been checked since {{time}}.',
  unheardEver: 'Nobody knows whether alerts get through: nothing has been checked.',
  unheardSlow: 'Nobody knows whether alerts get through: this device’s clock is slow.',
  unheardHelp: 'Make rounds, and tell the operator of Vigie.',
  relative: {
    title: 'Vigie may not be alerting you, since {{time}}.',
    ever: 'Vigie may not be alerting you at the moment.',
    home: 'Nothing has been received from the residence since {{time}}.',
    gateway: 'The residence has not heard some of its sensors since {{time}}.',
    help: 'Receiving nothing does not mean that all is well. For news of your loved one, phone the residence.',
    call: 'Call {{phone}}',
  },
  silent: {
    home: {
      title_one: 'Nothing has been received from the whole home since {{time}} (one device).',
      title_other: 'Nothing has been received from the whole home since {{time}} ({{count}} devices).',
      help: 'A call would alert nobody: make rounds, and check power, Internet and gateways.',
    },
    gateway: {
      title_one: 'A gateway has been silent since {{time}}: one device is no longer heard.',
      title_other: 'A gateway has been silent since {{time}}: {{count}} devices are no longer heard.',
      help: 'Their calls would alert nobody: make rounds, and check the gateway.',
    },
    clocks: {
      title_one:
        'A clock has been wrong since {{time}}: leaving a bed, doors and movements do not alert everywhere.',
      title_other:
        '{{count}} clocks are wrong, the first since {{time}}: leaving a bed, doors and movements do not alert everywhere.',
      help: 'Of these sensors only calls for help alert: make rounds, and set the clock right.',
    },
    devices: {
      title_one: 'One device has been silent since {{time}}.',
      title_other: '{{count}} devices are silent, the first since {{time}}.',
      help: 'Their calls would alert nobody.',
    },
  },
  nowReadOnly: '{{name}}: your access is now read only. You can no longer write there or take an alert.',
  writesAgain: '{{name}}: you can write there again.',
  which: 'See the devices',
  concerned_one: 'One resident is concerned.',
  concerned_other: '{{count}} residents are concerned.',
  whom: 'See the residents',
  title: 'To be checked',
  why: 'Who is told: {{what}}',
  notRead: 'What is silent cannot be read just now: do not take it that all is well.',
  going: {
    home: 'nothing received since {{time}}',
    gateway: 'silent since {{time}}',
    device: 'silent since {{time}}',
    battery: 'battery to be changed, since {{time}}',
    signal: 'received ever more weakly, since {{time}}',
    gatewayKey:
      'still publishes with a former API key (end: {{end}}). Give the new one to the gateway or, in ChirpStack, to each of its devices, else what comes with the former one will be refused, calls for help too.',
    gatewayClock:
      'its clock {{off}}, since {{time}}. Set it right (NTP): until then only calls for help of its sensors alert.',
    deviceClock: 'its clock {{off}}, since {{time}}. Set it right: until then only its calls for help alert.',
  },
  behind: 'is about {{by}} slow',
  ahead: 'is about {{by}} fast',
  oneGateway: 'Gateway {{name}}',
  over: 'from {{from}} to {{until}}',
  wholeHome_one: 'The whole home (one device)',
  wholeHome_other: 'The whole home ({{count}} devices)',
  gateway_one: 'Gateway {{name}} (one device)',
  gateway_other: 'Gateway {{name}} ({{count}} devices)',
}
