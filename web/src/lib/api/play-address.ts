import { filePassCookie, filePassMs } from '@vigie/domain/people/file-pass'

/** Half its time before a pass is over another is asked for. */
export const nextPassMs = filePassMs / 2

/** All tabs of a browser have one pass to an address between them: that of whichever kept its own last. */
const tabs = new BroadcastChannel('vigie.passes')

/**
 * Has this browser send a pass along with whatever it asks at an address of a file, and with nothing else: a player cannot send a token.
 * No script reads the cookie, since no page stands below the address. The Cookie Store API is not in every browser in use.
 */
export const keepPass = (address: string, pass: string): void =>
  setCookie(address, pass, Math.floor(filePassMs / 1000))

/** Has this browser send no pass along any more; the other tabs are told, of which one may have sent the same. */
export function forgetPass(address: string): void {
  setCookie(address, '', 0)
  tabs.postMessage(address)
}

/** Hears that another tab has forgotten the pass to an address. Answers what stops it. */
export function onPassForgotten(address: string, act: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => data === address && act()
  tabs.addEventListener('message', hear)
  return () => tabs.removeEventListener('message', hear)
}

function setCookie(address: string, pass: string, lastsSeconds: number): void {
  document.cookie = `${filePassCookie}=${pass}; Path=${address}; Max-Age=${lastsSeconds}; SameSite=Strict; Secure`
}
