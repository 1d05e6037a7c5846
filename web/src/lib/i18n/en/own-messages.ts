import type { ownMessages as fr } from '../fr/own-messages.ts'

export const ownMessages: typeof fr = {
  channels: 'How you are reached',
  channelsHelp: 'A way is sure once a message arrived there. Messages are kept for 30 days.',
  channel: { email: 'E-mail', sms: 'SMS', voice: 'Phone calls' },
  proven: 'Latest message arrived {{when}}',
  unproven: 'No message arrived in the last 30 days: whether this way works is not known',
  failedSince: 'The latest message ({{when}}) did not arrive',
  noNumber: 'No mobile number on your profile',
  notVerified: 'This number is not verified: no alert goes there',
  stopped: 'This number answered STOP: no SMS goes there',
  emailNotVerified: 'This address is not verified: no alert goes there',
  change: 'Change your numbers',
  alerts: 'Your alerts',
  alertsHelp:
    'The alerts that a message was sent to you about in the last 30 days, latest first, as they are now.',
  renew: 'Update',
  renewing: 'Updating…',
  readOn: 'Read earlier alerts',
  none: 'No message was sent to you',
  noneHelp: 'The alerts that a notification rule tells you of will show here.',
  noneHere: 'Nothing here that you may still see',
  noneHereHelp: 'Read on: there are earlier messages.',
  slow: 'Your messages take longer than usual.',
  lost: '{{channel}} ({{when}}): did not reach you',
  lostBecause: '{{channel}} ({{when}}): did not reach you, {{reason}}',
  sent: '{{channel}}, {{state}}',
}
