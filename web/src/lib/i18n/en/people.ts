import type { invited as frInvited, people as frPeople } from '../fr/people.ts'

export const people: typeof frPeople = {
  title: 'Users',
  invite: 'Invite a person',
  send: 'Invite',
  email: 'E-mail address',
  emailInvalid: 'This e-mail address is not valid',
  level: 'Access level',
  levels: {
    READ_WRITE: 'Read and write',
    READ_ONLY: 'Read only',
    ADMIN: 'Administration',
    none: 'No access (member)',
  },
  language: 'Language of the e-mail',
  sent: 'Invitation sent to {{email}}',
  notAccepted: 'Invitation not accepted yet',
  resend: 'Send again',
  resendTo: 'Send the invitation to {{email}} again',
  cancel: 'Cancel the invitation',
  cancelOf: 'Cancel the invitation to {{email}}',
  changeLevelOf: 'Change the access level of {{name}}',
  revokeOf: 'Revoke the access of {{name}}',
  revoke: 'Revoke access',
  revokeQuestion: 'Revoke the access of {{name}}?',
  revokeHelp:
    'From now on this person sees nothing of the establishment and gets none of its messages. What they recorded stays. To come back, they must be invited again.',
  lonelyRules: 'These notification rules tell nobody any more: {{rules}}',
}

export const invited: typeof frInvited = {
  title: 'You are invited',
  help: 'Sign in with the e-mail address that received the invitation, or create an account at that address: we then ask you whether you accept.',
  signIn: 'Sign in',
  create: 'Create an account',
  question: 'Join “{{home}}”?',
  by: 'Invitation by {{name}}.',
  means: 'If you accept, the home sees your name, and you see what it lets you see.',
  asCaregiver: 'If you accept, the home sees your name, and you follow those close to you who live there.',
  later: 'Later',
  refuse: 'Refuse',
  accept: 'Accept',
  accepted: 'You now belong to “{{home}}”.',
  refused: 'Invitation to “{{home}}” refused.',
}
