import type { verifyEmail as french } from '../fr/verify-email.ts'

export const verifyEmail: typeof french = {
  title: 'Verify your e-mail',
  sentTo: 'We wrote to {{email}}. Open the link in that e-mail to continue.',
  resend: 'Send the e-mail again',
  resent: 'Verification e-mail sent.',
  notAgain:
    'No new e-mail: the last one has just been sent, or there were many. Look into your junk mail too, or try again later.',
  resendFailed: 'Failed to send verification email. Try again later.',
  check: 'I’ve already verified',
  stillNot: 'You’re still not verified. Open the link in the e-mail first.',
  checkFailed: 'The verification could not be checked.',
}
