import type { homeCards as french } from '../fr/home-cards.ts'

/** The homes of whoever is signed in, as a list of cards. */
export const homeCards: typeof french = {
  none: 'No establishment yet',
  noneHelp:
    'The establishments where you work will be here. Ask the administrator of one of them to invite your address, {{email}}. If you open an establishment, you can add it too.',
  noneAdministeredHelp:
    'The establishments that you administer will be here once you are their administrator.',
  residentsCount_one: '{{count}} resident',
  residentsCount_other: '{{count}} residents',
  nameOnly: 'Your role is still to be set: ask an administrator.',
  alertsTaken_one: '{{count}} alert, somebody is on it',
  alertsTaken_other: '{{count}} alerts, somebody is on each',
  inactive: 'Inactive: no call for help alerts',
  unreadable_one: 'The system cannot access {{count}} establishment for now: {{list}}.',
  unreadable_other: 'The system cannot access {{count}} establishments for now: {{list}}.',
}
