import { networkOrTime } from '../connection/network-or-time.ts'

const retryMs = 5_000

/**
 * Loads /login as a full page as soon as it can be had; a browser without a network would show its own error instead.
 * @param onWaiting called when it cannot be had yet
 */
export async function loadLogin(address: string, onWaiting: () => void): Promise<void> {
  while (!(await canBeHad(address))) {
    onWaiting()
    await networkOrTime(retryMs)
  }
  location.replace(address)
}

async function canBeHad(address: string): Promise<boolean> {
  try {
    const { ok } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(retryMs),
    })
    return ok
  } catch {
    return false
  }
}
