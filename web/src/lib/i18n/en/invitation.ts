import type { invitation as french } from '../fr/invitation.ts'

export const invitation: typeof french = {
  title: 'You are invited',
  help: 'Sign in with the e-mail address that received the invitation, or create an account at that address: we then ask you whether you accept.',
  signIn: 'Sign in',
  create: 'Create an account',
  question: 'Join “{{home}}”?',
  by: 'Invitation by {{name}}.',
  namesake:
    'You are already a member of another establishment of this name. This one is distinct: accept only if you know whom the invitation is from.',
  means: 'If you accept, the home sees your name and how to reach you, and you see what it lets you see.',
  asCaregiver:
    'If you accept, the home sees your name and how to reach you, and you follow those close to you who live there.',
  access: 'Your access: {{level}}.',
  later: 'Later',
  refuse: 'Refuse',
  accept: 'Accept',
  accepted: 'You now belong to “{{home}}”.',
  already: 'You were in “{{home}}” already: your access stays what it was.',
  refused: 'Invitation to “{{home}}” refused.',
  afterAlerts:
    'An invitation waits for you in the menu of your account. It will show once the alerts are taken.',
  none: 'No invitation for this address',
  noneFor: 'You are signed in with {{email}}: no invitation waits for that address.',
  noneHelp:
    'If you received an invitation, it is for another address, or it is no longer valid. To open it, sign in with the address that received the e-mail, or create an account at that address.',
  otherAccount: 'Sign out and change accounts',
  stay: 'Stay signed in',
}
