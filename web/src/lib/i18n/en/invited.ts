import type { invited as french } from '../fr/invited.ts'

export const invited: typeof french = {
  title: 'You are invited',
  help: 'Sign in with the e-mail address that received the invitation, or create an account at that address: we then ask you whether you accept.',
  signIn: 'Sign in',
  create: 'Create an account',
  waitsInMenu: 'The invitation waits for you in the menu of your account.',
  waiting_one: 'Invitation waiting ({{count}})',
  waiting_other: 'Invitations waiting ({{count}})',
  afterAlerts: 'The invitation will show once the alerts are taken.',
}
