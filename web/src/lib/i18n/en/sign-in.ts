import type { signIn as frSignIn } from '../fr/sign-in.ts'

export const signIn: typeof frSignIn = {
  title: 'Sign in',
  welcome: 'Keeping watch, day and night.',
  email: 'E-mail',
  password: 'Password',
  showTyped: 'Show what is typed',
  hideTyped: 'Hide what is typed',
  submit: 'Sign in',
  submitting: 'Signing in…',
  emailRequired: 'Enter your e-mail.',
  emailInvalid: 'This e-mail is not valid: it looks like name@example.ca, without accents.',
  passwordRequired: 'Enter your password.',
  wrongCredentials: 'Wrong email or password.',
  tooManyAttempts: 'Too many attempts. Wait a few minutes, then try again.',
  noNetwork: 'The server does not answer. Check the network, then try again.',
  unknown: 'Signing in failed. Try again in a moment.',
  or: 'or',
  with: 'Continue with {{provider}}',
  noAccount: 'No account has this e-mail. Create one, then try again.',
  needsPassword:
    'This provider does not vouch for your e-mail. If you have an account, sign in by your password.',
  notLetIn: 'This account is closed. Ask your home.',
  silentHere: 'Until somebody signs in, no alert sounds or is shown on this device.',
  sessionExpired: 'Your session has expired, please login.',
  notDone: 'Your last action was not recorded: it is still to be done.',
}
