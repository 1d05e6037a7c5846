import type { sharedScreens as french } from '../fr/shared-screens.ts'

/** After how long the screens of a home lock. */
export const sharedScreens: typeof french = {
  screens: 'Shared screens',
  screensHelp:
    'Staff’s screens lock when nobody touches them. Alerts stay visible and audible there, without names. Everybody unlocks with their password, or with a code chosen on their profile.',
  after: 'Lock after',
  never: 'Never',
  minutes_one: '{{count}} minute without touch',
  minutes_other: '{{count}} minutes without touch',
}
