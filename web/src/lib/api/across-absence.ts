import { isVisible, onPutAway, whenVisible } from '../page/visibility.ts'
import { ApiError } from './api-client.ts'

/**
 * Makes a call that changes nothing when it is made twice. A phone that is locked cuts off what is under way, and nobody knows
 * whether it got through: such a call is made once more when the screen is looked at again.
 * @throws ApiError as the call does
 */
export async function acrossAbsence<A>(call: () => Promise<A>): Promise<A> {
  let wasAway = !isVisible()
  const stop = onPutAway(() => {
    wasAway = true
  })
  try {
    return await call()
  } catch (error) {
    const isUnanswered = error instanceof ApiError && error.status === null
    if (!isUnanswered || !wasAway) throw error
    await whenVisible()
    return await call()
  } finally {
    stop()
  }
}
