/** The longest that anything waits for calls for help, in milliseconds: one that hangs must not keep the rest from being taken in. */
const longestWaitMs = 250
/** How many of those that gave way go on at a time, before the event loop looks for calls anew. */
const atOnce = 10

/**
 * Lets calls for help go before everything else in this process (docs/adr/0142-a-flood-gives-way.md): while the alert of one is being raised
 * nothing else begins, and what gave way goes on a few at a time. Nothing waits where nobody calls.
 */
export class RightOfWay {
  readonly #longestWaitMs: number
  readonly #waiting = new Set<() => void>()
  #calls = 0
  #isReleasing = false

  constructor(longest = longestWaitMs) {
    this.#longestWaitMs = longest
  }

  /** Lets a message begin, a call for help at once; gives how to say that its alerts are raised, or cannot be. */
  async takeTurn(isCall: boolean): Promise<() => void> {
    if (isCall) return this.call()
    await this.giveWay()
    return () => {}
  }

  /** A call begins; gives how to say that its alert is raised, or cannot be: to say so again changes nothing. */
  call(): () => void {
    this.#calls++
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#calls--
      this.#release()
    }
  }

  /** When whatever is no call may go on; undefined: at once. */
  giveWay(): Promise<void> | undefined {
    if (this.#calls === 0 && this.#waiting.size === 0) return undefined
    return new Promise((resolve) => {
      const goOn = () => {
        clearTimeout(timer)
        this.#waiting.delete(goOn)
        resolve()
      }
      const timer = setTimeout(goOn, this.#longestWaitMs)
      this.#waiting.add(goOn)
      this.#release()
    })
  }

  #release(): void {
    if (this.#isReleasing || this.#calls > 0 || this.#waiting.size === 0) return
    this.#isReleasing = true
    setImmediate(() => {
      this.#isReleasing = false
      if (this.#calls > 0) return
      for (const goOn of [...this.#waiting].slice(0, atOnce)) goOn()
      this.#release()
    })
  }
}

/** Of all that this instance takes in. */
export const rightOfWay = new RightOfWay()
