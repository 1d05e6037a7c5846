/**
 * Begins something in a task of its own, soon, which no timer has begun (docs/adr/0151-listeners-begin-in-a-task-of-their-own.md).
 * @param begin returns how to end what it began
 * @returns ends it, or keeps it from beginning
 */
export function inOwnTask(begin: () => () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  let end = () => port1.close()
  port1.onmessage = () => {
    port1.close()
    end = begin()
  }
  port2.postMessage(null)
  return () => end()
}
