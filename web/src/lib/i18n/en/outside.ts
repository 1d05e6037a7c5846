import type { outside as french } from '../fr/outside.ts'
import { account } from './account.ts'
import { callFailed } from './call-failed.ts'
import { invited } from './invited.ts'
import { shell } from './shell.ts'
import { signIn } from './sign-in.ts'

/** What is read before somebody is signed in, and in the frame of every page, in English (en-CA), by screen. */
export const outside: typeof french = {
  callFailed,
  shell,
  signIn,
  account,
  invited,
}
