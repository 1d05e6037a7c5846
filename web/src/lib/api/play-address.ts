import { filePassCookie, filePassMs } from '@vigie/domain/people/file-pass'

/** Half its time before a pass is over another is asked for. */
export const nextPassMs = filePassMs / 2

/**
 * Has this browser send a pass along with whatever it asks at an address of a file, and with nothing else: a player cannot send a token.
 * No script reads the cookie, since no page stands below the address. Null: no more. The Cookie Store API is not in every browser in use.
 */
export function keepPass(address: string, pass: string | null): void {
  const lastsSeconds = pass === null ? 0 : filePassMs / 1000
  document.cookie = `${filePassCookie}=${pass ?? ''}; Path=${address}; Max-Age=${lastsSeconds}; SameSite=Strict; Secure`
}
