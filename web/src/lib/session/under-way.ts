/** What was asked of the server for this person and is not answered yet. */
const underWay = new Set<Promise<void>>()

/** Has whoever signs out wait until something is answered, that it is not cut off half way. It is bounded by whoever asks. */
export function beforeSignOut(answered: Promise<void>): void {
  underWay.add(answered)
  const forget = () => underWay.delete(answered)
  answered.then(forget, forget)
}

/** Resolves once all that was asked is answered, also what is asked meanwhile; what is refused is told by whoever asked. */
export async function whenAnswered(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay)
}
