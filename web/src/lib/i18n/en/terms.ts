import type { terms as frTerms } from '../fr/terms.ts'

export const terms: typeof frTerms = {
  title: 'Terms of service',
  version: 'Version {{version}}',
  /** What stands around them where they are to be accepted before one goes on: none of their own words. */
  step: {
    title: 'Terms',
    help: 'To go on, read and accept the terms of service in force, and check your name: it is what colleagues read. Calls for help stay on screen and sound as usual.',
    goOn: 'Go on',
  },
  service: {
    title: '1. The service',
    text: 'Vigie helps the staff of residences and care establishments to watch over the people who live there: sensors, alerts, notes and documents. Vigie supports supervision and does not replace it. It makes no diagnosis and is not an emergency service.',
  },
  account: {
    title: '2. Your account',
    text: 'Your account is personal. Lend neither your password nor your session, and sign out when you leave a shared device. An account opens no establishment until that establishment has invited you; you may also create one of your own, which you then administer. Tell your establishment without delay if you believe that somebody else has used it.',
  },
  conduct: {
    title: '3. What is expected of you',
    text: 'Look only at what you need in order to care for a person. Write what is accurate, with respect. Do not copy or share what you read outside your establishment, unless the law requires it. Do not try to get around the rights that you were given.',
  },
  alerts: {
    title: '4. Alerts',
    text: 'An alert depends on sensors, batteries, networks and message providers, any of which can fail. Your establishment keeps other ways to watch and to be called at all times. By taking an alert you tell your colleagues that you are on your way. In an emergency, call 911.',
  },
  data: {
    title: '5. Personal information',
    text: 'Information about residents belongs to their record and is under your establishment’s responsibility. We process it for the establishment, to provide the service, and do not sell it. We keep your name, your e-mail and, if you give them, your phone numbers, as well as a record of what you do in Vigie. You may ask to see them or to have them corrected.',
  },
  availability: {
    title: '6. Availability',
    text: 'We do our best for Vigie to answer day and night. It may be interrupted for maintenance or by a failure. The screen tells you when it is no longer up to date: what is missing is never a sign that all is well.',
  },
  liability: {
    title: '7. Liability',
    text: 'Everyone answers for what they do with the service. As far as the law allows, we do not answer for harm caused by the absence of other supervision, by a device that was badly placed or by a network that failed. Nothing here limits the rights that the law gives you.',
  },
  end: {
    title: '8. End of access',
    text: 'Your establishment may withdraw your access at any time. You may ask for your account to be closed. What you wrote in a resident’s record stays there, with your name.',
  },
  changes: {
    title: '9. Changes',
    text: 'If these terms change, we ask you to accept the new version before you go on. The version that you accept and when you accept it are kept. The laws of Québec and Canada apply.',
  },
}
