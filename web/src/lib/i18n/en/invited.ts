import type { invited as french } from '../fr/invited.ts'

export const invited: typeof french = {
  account: 'Your account (an invitation waits for you)',
  waitsInMenu: 'The invitation waits for you in the menu of your account.',
  waiting_one: 'Invitation waiting ({{count}})',
  waiting_other: 'Invitations waiting ({{count}})',
  afterAlerts: 'The invitation will show once the alerts are taken.',
}
