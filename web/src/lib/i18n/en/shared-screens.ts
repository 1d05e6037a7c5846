import type { sharedScreens as fr } from '../fr/shared-screens.ts'

export const sharedScreens: typeof fr = {
  screens: 'Shared screens',
  screensHelp:
    'Staff’s screens lock when nobody touches them. Alerts stay visible and audible there, without names. Everybody unlocks with their password, or with a code chosen on their profile.',
  after: 'Lock after',
  never: 'Never',
  minutes_one: '{{count}} minute without touch',
  minutes_other: '{{count}} minutes without touch',
}
