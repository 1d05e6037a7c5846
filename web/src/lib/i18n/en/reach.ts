import type { reach as french } from '../fr/reach.ts'

/** When nobody would be reached. */
export const reach: typeof french = {
  when: {
    always: 'In the next 24 hours',
    now: 'Now and until {{until}}',
    tonight: 'Tonight, from {{from}} to {{until}}',
    today: 'Today, from {{from}} to {{until}}',
    tomorrow: 'Tomorrow, from {{from}} to {{until}}',
  },
  nobody: '{{when}}, nobody is reachable for a call for help.',
  nobodyFor: '{{when}}, nobody is reachable for a call from: {{who}}.',
  rooms_one: 'room {{rooms}}',
  rooms_other: 'rooms {{rooms}}',
  residents_one: '{{count}} resident',
  residents_other: '{{count}} residents',
  unknown_one:
    '{{when}}, it cannot be told whether anybody is reachable for {{count}} resident: a rule, a profile or the steps cannot be read.',
  unknown_other:
    '{{when}}, it cannot be told whether anybody is reachable for {{count}} residents: a rule, a profile or the steps cannot be read.',
  why: {
    noRule:
      'No rule in force at that time is for the residents’ devices: add one, or extend one to these devices and this time.',
    away: 'Those who were to be told are away: name somebody else. Else a call would go to administrators alone, if any of them is there.',
    mayNotGo:
      'Those who are told cannot take an alert: they may only read, or are relatives or the resident’s own contact. Name somebody of the staff.',
    noChannel:
      'Those who were to be told have neither a confirmed number nor a verified e-mail, have an e-mail alone where a phone should ring, or may not see the resident.',
  },
  change: 'See who is told',
  always: 'In the next 24 hours, every call for help that is received reaches somebody.',
  noCalls: 'No device here can call for help.',
  notKnown: 'It is not known whether anybody is reachable in the next 24 hours. It is being asked again.',
}
