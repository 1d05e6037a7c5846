import type { quietHours as french } from '../fr/quiet-hours.ts'

/** Somebody's quiet hours, and when a home allows them. */
export const quietHours: typeof french = {
  own: 'Your quiet hours',
  ownHelp:
    'During these hours a warning goes to your colleagues and not to you. A call for help always reaches you; so does a warning if you are on shift, if nobody else can be reached or if nobody answers.',
  ownIsOn: 'I have quiet hours',
  allowed: '{{home}}: they count from {{start}} to {{end}}.',
  notAllowed: '{{home}}: they do not count.',
  notKnown: '{{home}}: whether they count is not known right now.',
  inVain: 'Your quiet hours count nowhere: no home allows any at these hours.',
  nowhere: 'None of your homes allows any. An administrator can do so under “If nobody answers”.',
  home: 'Quiet hours of staff',
  homeHelp:
    'Everybody may set, under “What concerns you”, the hours during which a warning goes to their colleagues. They count only at the hours allowed here, and never for a call for help, for whoever is on shift, nor for the steps above.',
  homeIsOn: 'Allow quiet hours',
  start: 'From',
  end: 'To',
  timeRequired: 'Enter the time',
  endIsStart: 'The end must differ from the start',
}
