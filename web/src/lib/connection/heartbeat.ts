/** What the heartbeat does to find out whether the server answers. */
export interface Pulse {
  /** Whether anything at all answers where the server is. */
  reach(): Promise<boolean>
  /** Asks a question by the way that brings everything else. Rejects where that way is known to be gone. */
  ask(): Promise<void>
  /** Makes that way anew; what was under way on it is lost. */
  reconnect(): Promise<void>
}

export interface Heartbeat {
  /** Beats at once, unless a beat is under way. */
  beat(): void
  stop(): void
}

const beatMs = 4_000
/** A question costs a read, so it is asked at one beat in so many while all is well. */
const beatsAQuestion = 5
const answerWithinMs = 6_000

const firstWaitMs = 8_000
const longestWaitMs = 60_000

/**
 * How long the connection is left alone after it was made anew for the `tries`th time running, in milliseconds: twice as
 * long each time, since what a slow network is about to bring is lost with each. `random` (0 to 1) keeps the screens of a
 * home, which lose the server together, from coming back together.
 */
export function reconnectWaitMs(tries: number, random: number): number {
  return Math.min(firstWaitMs * 2 ** (tries - 1), longestWaitMs) * (0.75 + random / 2)
}

/**
 * Beats every 4 s until it is stopped, and tells each time whether the server answers. An answer that comes late is told
 * when it comes. While `isLost` and the server can be reached, the connection is made anew: at once, then after longer
 * and longer waits; soon again where the network was away in between.
 */
export function startHeartbeat(
  { reach, ask, reconnect }: Pulse,
  isLost: () => boolean,
  tell: (sign: 'answered' | 'silent') => void,
): Heartbeat {
  let stopped = false
  let beating = false
  let isAwaited = false
  let questions = 0
  let beats = 0
  let tries = 0
  let reconnectedAt = Number.NEGATIVE_INFINITY
  let waitMs = 0

  const say = (sign: 'answered' | 'silent') => {
    if (!stopped) tell(sign)
  }

  const question = () => {
    questions += 1
    const number = questions
    isAwaited = true
    // Silence after a former question says nothing of the connection as it is now; an answer does.
    const silent = () => number === questions && say('silent')
    const tooLate = setTimeout(silent, answerWithinMs)
    const settle = () => {
      clearTimeout(tooLate)
      if (number === questions) isAwaited = false
    }
    ask()
      .finally(settle)
      .then(() => say('answered'), silent)
  }

  const reconnectIfDue = async () => {
    // A clock that was set back counts as one that was set forward: nobody knows how long it was.
    const sinceLast = Math.abs(Date.now() - reconnectedAt)
    if (sinceLast < waitMs) return
    if (sinceLast > 2 * longestWaitMs) tries = 0
    tries += 1
    waitMs = reconnectWaitMs(tries, Math.random())
    reconnectedAt = Date.now()
    await reconnect()
    // Whatever was asked before went with the connection.
    isAwaited = false
  }

  const beat = async () => {
    if (beating || stopped) return
    beating = true
    try {
      if (!(await reach())) {
        tries = Math.min(tries, 1)
        waitMs = Math.min(waitMs, firstWaitMs)
        say('silent')
      } else if (isLost() || beats % beatsAQuestion === 0) {
        if (isLost()) await reconnectIfDue()
        if (!isAwaited && !stopped) question()
      }
    } finally {
      beats += 1
      beating = false
    }
  }

  beat()
  const timer = setInterval(beat, beatMs)
  return {
    beat,
    stop: () => {
      stopped = true
      clearInterval(timer)
    },
  }
}
