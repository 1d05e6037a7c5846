import { account } from './account.ts'
import { callFailed } from './call-failed.ts'
import { invited } from './invited.ts'
import { shell } from './shell.ts'
import { signIn } from './sign-in.ts'

/** What is read before somebody is signed in, and in the frame of every page, in French (fr-CA), by screen. */
export const outside = {
  callFailed,
  shell,
  signIn,
  account,
  invited,
}
