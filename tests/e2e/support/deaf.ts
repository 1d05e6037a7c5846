/** What a relay may change of what passes through it, one piece of a connection at a time. */
export interface Tamper {
  toServer(bytes: Buffer): Buffer
  toBrowser(bytes: Buffer): Buffer
}

const addTarget = /"addTarget":\{.*?"targetId":(\d+)/gs
const answersTo = (id: number) => new RegExp(`("targetIds":\\s*\\[\\s*)${id}(?=\\s*\\])`, 'g')

/** A browser that is deaf to one of its listeners. */
export interface Deafness extends Tamper {
  /** How often the browser has begun to listen. */
  readonly tries: () => number
  /** Ends it: the next time that the browser begins to listen, it is answered as usual. */
  readonly end: () => void
  /** Begins it anew with what the browser listens to now, which was heard until here. */
  readonly begin: () => void
}

/**
 * Makes the browser deaf to the listener whose target, as the browser asks for it, matches `mark`: the server's answers to
 * it name another target of as many digits, which the browser does not know. It lasts until it is ended, so that a test
 * sees what is on screen meanwhile however slow the machine is.
 */
export function deafTo(mark: RegExp): Deafness {
  const deaf = new Set<number>()
  let last: number | null = null
  let tries = 0
  let ended = false
  return {
    tries: () => tries,
    end: () => {
      ended = true
    },
    begin: () => {
      if (last !== null) deaf.add(last)
    },
    toServer(bytes) {
      const sent = decodeURIComponent(bytes.toString('latin1').replaceAll(/%(?![0-9A-Fa-f]{2})/g, '%25'))
      for (const [text, id] of sent.matchAll(addTarget)) {
        if (!mark.test(text)) continue
        tries += 1
        last = Number(id)
        // The same may be listened to twice, or anew before the first is given up.
        if (ended) deaf.clear()
        else deaf.add(last)
      }
      return bytes
    },
    toBrowser(bytes) {
      if (deaf.size === 0) return bytes
      let said = bytes.toString('latin1')
      // The browser's own targets have even numbers.
      for (const id of deaf) said = said.replaceAll(answersTo(id), `$1${id % 10 === 9 ? id - 2 : id + 1}`)
      return Buffer.from(said, 'latin1')
    },
  }
}
