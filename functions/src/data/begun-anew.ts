import { failedWith } from './grpc-codes.ts'

/** As often as the client begins one anew that was aborted. */
const mostAttempts = 5

/**
 * Runs a transaction as `attempt` does, and begins it anew where it was ended while it was still reading, with nothing written:
 * Google's emulator says so of one that stood in another's way, instead of `aborted`, after which the client begins anew by itself.
 */
export async function begunAnew<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = mostAttempts; ; left -= 1) {
    try {
      return await attempt()
    } catch (error) {
      if (left === 1 || !isOver(error)) throw error
    }
  }
}

const isOver = (error: unknown): boolean =>
  failedWith(error, 'invalidArgument') && `${error}`.includes('Transaction is invalid or closed')
