import http from 'node:http'

/**
 * From now on a call of this process that is answered cannot fail any more. A function may answer before it has read all that was
 * sent, as of a file that is too large, and end the connection: what firebase-tools still writes fails (`EPIPE`), it answers a
 * second time, which throws, and the whole suite ends.
 */
export function letEarlyAnswersStand(): void {
  const { request } = http
  http.request = ((...args: Parameters<typeof request>) => {
    const call = request(...args)
    const emit = call.emit.bind(call)
    let isAnswered = false
    call.once('response', () => {
      isAnswered = true
    })
    call.emit = (name: string | symbol, ...said: unknown[]) =>
      name === 'error' && isAnswered ? true : emit(name, ...said)
    return call
  }) as typeof request
}
