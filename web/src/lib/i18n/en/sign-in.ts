import type { signIn as frSignIn, verifyEmail as frVerifyEmail } from '../fr/sign-in.ts'

export const signIn: typeof frSignIn = {
  title: 'Sign in',
  welcome: 'Keeping watch, day and night.',
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  emailRequired: 'Enter your e-mail.',
  emailInvalid: 'This e-mail is incomplete: it looks like name@example.ca.',
  passwordRequired: 'Enter your password.',
  wrongCredentials: 'Wrong email or password.',
  tooManyAttempts: 'Too many attempts. Wait a few minutes, then try again.',
  noNetwork: 'The server does not answer. Check the network, then try again.',
  unknown: 'Signing in failed. Try again in a moment.',
  or: 'or',
  with: 'Continue with {{provider}}',
  noAccount: 'No account has this e-mail. Create one, then try again.',
  needsPassword: 'This provider does not vouch for your e-mail. Sign in by your password.',
  notLetIn: 'This account is closed. Ask your home.',
  sessionExpired: 'Your session has expired, please login.',
}

export const verifyEmail: typeof frVerifyEmail = {
  title: 'Verify your e-mail',
  sentTo: 'We wrote to {{email}}. Open the link in that e-mail to continue.',
  resend: 'Send the e-mail again',
  resent: 'Verification e-mail sent.',
  resendFailed: 'Failed to send verification email. Try again later.',
  check: 'I’ve already verified',
  stillNot: 'You’re still not verified.',
  checkFailed: 'The verification could not be checked.',
}
