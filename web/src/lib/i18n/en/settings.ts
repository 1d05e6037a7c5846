import type { settings as french } from '../fr/settings.ts'

export const settings: Record<keyof typeof french, string> = {
  language: 'Language',
  languageHelp: 'Of the screens and of the e-mails that you get, on all your devices.',
  languageOf: 'Language of Vigie',
  sound: 'Sound of alerts on this device',
  soundHelp: 'These settings are for this device only. Nothing changes elsewhere.',
  soundOn: 'Alerts sound',
  soundOff: 'No alert sounds on this device as long as you are signed in on it. They stay on screen.',
  volume: 'Volume',
  low: 'Low',
  normal: 'Normal',
  loud: 'Loud',
  louder: 'Louder',
  loudest: 'Loudest',
  tryOut: 'Hear an alert',
  tryHelp: 'Nothing to be heard? Turn the volume of the device up, and see that it is not in silent mode.',
  tried: 'An alert has just sounded, as it will at night.',
  notHeard:
    'The browser does not let Vigie sound. Allow sound for this site in its settings, then try again.',
}
