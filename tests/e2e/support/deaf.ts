/** What a relay may change of what passes through it, one piece of a connection at a time. */
export interface Tamper {
  toServer(bytes: Buffer): Buffer
  toBrowser(bytes: Buffer): Buffer
}

const addTarget = /"addTarget":\{.*?"targetId":(\d+)/gs
const answersTo = (id: number) => new RegExp(`("targetIds":\\s*\\[\\s*)${id}(?=\\s*\\])`, 'g')

/**
 * Makes the browser deaf to its first listener whose target, as the browser asks for it, matches `mark`: the server's answers to it name another target of as many
 * digits, which the browser does not know. A second try to listen is answered as usual. Says how many tries there were.
 */
export function deafTo(mark: RegExp): Tamper & { readonly tries: () => number } {
  let deaf: number | null = null
  let tries = 0
  return {
    tries: () => tries,
    toServer(bytes) {
      const sent = decodeURIComponent(bytes.toString('latin1').replaceAll(/%(?![0-9A-Fa-f]{2})/g, '%25'))
      for (const [text, id] of sent.matchAll(addTarget)) {
        if (!mark.test(text)) continue
        tries += 1
        deaf = tries === 1 ? Number(id) : null
      }
      return bytes
    },
    toBrowser(bytes) {
      if (deaf === null) return bytes
      // The browser's own targets have even numbers.
      const unknown = deaf % 10 === 9 ? deaf - 2 : deaf + 1
      return Buffer.from(bytes.toString('latin1').replaceAll(answersTo(deaf), `$1${unknown}`), 'latin1')
    },
  }
}
