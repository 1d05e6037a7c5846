import type { authAction as french } from '../fr/auth-action.ts'

export const authAction: typeof french = {
  title: 'E-mail link',
  choosePassword: 'Choose your password',
  passwordOf: 'For the account of {{email}}.',
  savePassword: 'Save and continue',
  saving: 'Saving…',
  anotherLink: 'Ask for another link',
  othersOpen:
    'Your password is changed, but your sessions on other devices stay open for up to an hour. Go on, then end them in your profile.',
  passwordChosen:
    'Your password is saved, but signing in did not work. Sign in with it. Your sessions on other devices stay open for up to an hour: end them in your profile.',
  ofAnother:
    'This link is for {{email}}, and {{signedInAs}} is signed in on this device. Sign out first, or open this link on another device.',
  toSession: 'Go to the open session',
  checking: 'Checking the link…',
  verify: 'Verify your e-mail',
  verifyOf: 'Is {{email}} the e-mail of your Vigie account?',
  verifyDo: 'Yes, it is mine',
  verifyDone: 'E-mail verified.',
  goOn: 'Continue',
  recover: 'Take back your e-mail',
  recoverOf: 'The e-mail of your account was changed. Do you want {{email}} back?',
  recoverDo: 'Put this e-mail back',
  recoverDone: 'Your e-mail is back. If it was not you who changed it, choose a new password too.',
  newPassword: 'Choose a new password',
  change: 'Change your e-mail',
  changeOf: 'Is {{email}} to be the e-mail of your Vigie account?',
  changeDo: 'Yes, change it',
  changeDone: 'The e-mail of your account is now {{email}}. Sign in again, with this e-mail.',
  signInAgain: 'Sign in again',
  changedBeside:
    'This device is in the session of {{signedInAs}}, which stays open. Sign in on another device.',
  invalidChange:
    'This link is not valid, or no longer: it works once, within the hour. If you have opened it before, your e-mail is changed: sign in with the new one; if not, with the one of before, which is still yours.',
  notWhole:
    'This link is not valid: part of it may be missing. Open it in the e-mail itself. If it leads no further there, sign in; the sign-in page also lets you ask for a new password.',
  invalidRecover:
    'This link is not valid, or no longer: it works once. If the e-mail of your account was changed without you, tell whoever administers your establishment.',
  invalidVerify:
    'Verification failed: the link may be invalid or expired. If you have opened it before, your e-mail is verified; if not, sign in to ask for another one.',
  invalidReset:
    'Invalid password reset code. Please try again. A link works once, within the hour: you can ask for another one.',
  resetFailed: 'Password reset failed. Please try again.',
  weakPassword: 'This password is too weak. Choose another one.',
  noNetwork: 'The server does not answer. Check the network, then try again.',
  unknown: 'That did not work. Try again in a moment.',
}
