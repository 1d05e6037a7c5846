import { type ClientRequest, request } from 'node:http'

/** A call whose body does not come to its end by itself. */
export interface HalfSent {
  /** Its status, once it is answered. */
  readonly answered: Promise<number>
  /** Sends the rest of the body: `{` was its first character. */
  finish(rest: string): void
  /** Hangs up. */
  leave(): void
}

/** Sends headers and one byte of a body, of 1000 unless said otherwise. */
export function postHalf(
  url: string,
  headers: Readonly<Record<string, string>>,
  { method = 'POST', length = 1_000 } = {},
): HalfSent {
  const call: ClientRequest = request(url, {
    method,
    agent: false,
    headers: { ...headers, 'content-length': String(length) },
  })
  const answered = new Promise<number>((resolve, reject) => {
    call.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    call.on('error', reject)
  })
  // Whoever leaves before the answer does not ask for it.
  answered.catch(() => undefined)
  call.write('{')
  return { answered, finish: (rest) => call.end(rest), leave: () => call.destroy() }
}
