import type { unlockCode as french } from '../fr/unlock-code.ts'

/** The code by which somebody unlocks a screen. */
export const unlockCode: typeof french = {
  code: 'Unlock code',
  codeHelp: 'Six digits to unlock a shared screen without typing your password. The code opens no session.',
  newCode: 'New 6-digit code',
  codeInvalid: 'Six digits, neither all the same nor in sequence',
  saveCode: 'Save the code',
  removeCode: 'Remove the code',
  hasCode: 'You have a code.',
}
