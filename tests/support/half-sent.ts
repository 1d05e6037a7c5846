import { type ClientRequest, request } from 'node:http'

/** A call whose body never comes to its end. */
export interface HalfSent {
  /** Its status, once it is answered. */
  readonly answered: Promise<number>
  /** Hangs up. */
  leave(): void
}

/** Posts headers and one byte of a body of 1000. */
export function postHalf(url: string, headers: Readonly<Record<string, string>>): HalfSent {
  const call: ClientRequest = request(url, {
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-length': '1000' },
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
  return { answered, leave: () => call.destroy() }
}
