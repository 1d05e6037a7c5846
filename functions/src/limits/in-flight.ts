import type { Response } from 'express'

/** How many calls of one key are being answered at this moment, in this process. */
export class InFlight {
  readonly #most: number
  readonly #calls = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** Counts a call until its connection is done with it; false where as many as may be are there already. */
  enter(key: string, response: Response): boolean {
    // Whoever has gone holds nothing, and does not go a second time.
    if (response.closed) return true
    const now = this.#calls.get(key) ?? 0
    if (now >= this.#most) return false
    this.#calls.set(key, now + 1)
    response.once('close', () => this.#leave(key))
    return true
  }

  #leave(key: string): void {
    const left = (this.#calls.get(key) ?? 0) - 1
    if (left > 0) this.#calls.set(key, left)
    else this.#calls.delete(key)
  }
}
