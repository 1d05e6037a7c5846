import type { people as french } from '../fr/people.ts'

export const people: typeof french = {
  invite: 'Invite a person',
  inviteHelp:
    'They get an e-mail, create their account if they have none, and choose for each establishment whether they accept. Their name, their password and the terms of service remain their own affair.',
  homes: 'Establishments',
  addHome: 'Add an establishment…',
  removeHome: 'Do not invite to {{name}}',
  homeRequired: 'Choose at least one establishment',
  send: 'Invite',
  email: 'E-mail address',
  emailInvalid: 'This e-mail address is not valid',
  kind: 'This person is',
  staff: 'A member of the staff',
  caregiver: 'A caregiver',
  followed: 'Residents they follow',
  addFollowed: 'Add a resident…',
  unfollow: 'No longer follow {{name}}',
  followedRequired: 'Choose at least one resident',
  residentsNotShown: 'The residents cannot be shown. Try again in a moment.',
  ranOut: 'Invitation ran out without an answer',
  inviterLeft:
    'Whoever sent it no longer administers the establishment: nobody can accept it any more. Send it again to make it good anew.',
  level: 'Access level',
  levels: {
    READ_WRITE: 'Read and write',
    READ_ONLY: 'Read only',
    ADMIN: 'Administration',
    none: 'No access (member)',
  },
  levelMeans: {
    READ_WRITE: 'Sees the residents, takes and resolves alerts, writes notes and tasks.',
    READ_ONLY: 'Sees the residents and the alerts, and can neither take nor write any.',
    ADMIN: 'Takes and resolves alerts, writes, and manages residents, devices, shifts and access.',
    none: 'Belongs to the establishment and sees nothing of it until a level is given.',
  },
  caregiverWrites:
    'Sees the residents followed, acknowledges their alerts (staff are still called), writes notes and tasks.',
  caregiverReads:
    'Sees the residents followed and acknowledges their alerts (staff are still called), and writes nothing.',
  language: 'Language of the e-mail',
  notAccepted: 'Invitation not accepted yet',
  resend: 'Send again',
  resendTo: 'Send the invitation to {{email}} again',
  cancel: 'Cancel the invitation',
  cancelOf: 'Cancel the invitation to {{email}}',
  cancelQuestion: 'Cancel the invitation to {{email}}?',
  cancelHelp: 'The link in their e-mail will be of no use any more. You can invite this address again.',
  keepInvitation: 'Keep it',
  follows: 'Follows: {{residents}}',
  followsUnknown_one: '{{count}} resident who is not here any more',
  followsUnknown_other: '{{count}} residents who are not here any more',
  changeFollowedOf: 'Change the residents followed by {{name}}',
  changeFollowedHelp:
    'What this person can read and do changes as soon as this is saved. An invitation that still waits for their answer is cancelled if it names a resident you take out.',
  invitationCancelled: 'The invitation that waited at {{email}} is cancelled: it named {{removed}}.',
  invitationCancelledOthers:
    'The invitation that waited at {{email}} is cancelled: it named {{removed}}. It also named {{others}}: add them to those followed, if need be.',
  changeLevelOf: 'Change the access level of {{name}}',
  revokeOf: 'Revoke the access of {{name}}',
  revoke: 'Revoke access',
  revokeQuestion: 'Revoke the access of {{name}}?',
  revokeHelp:
    'From now on this person sees nothing of the establishment and gets none of its messages. What they recorded stays. To come back, they must be invited again.',
  revokeOwnQuestion: 'Revoke your own access?',
  revokeOwnHelp:
    'From now on you see nothing of the establishment and get none of its messages. What you recorded stays. To come back, somebody must invite you again.',
  lowerOwnHelp: 'This is your own access: once it is saved you cannot change it back yourself.',
  lonelyRules: 'These notification rules tell nobody any more: {{rules}}',
}
