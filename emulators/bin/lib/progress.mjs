const secondsBetweenLines = 15

/**
 * Shows that a long stage is alive: on a terminal one line that counts the seconds, elsewhere (CI) a line now and
 * then. The stage's outcome ends it.
 * @template T
 * @param {string} title what is being done, in plain words
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(title, work) {
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  const onTerminal = process.stdout.isTTY === true
  if (!onTerminal) console.log(`${title} …`)
  const timer = setInterval(
    () => {
      if (onTerminal) process.stdout.write(`\r${title} … ${seconds()} s `)
      else console.log(`${title} … ${seconds()} s`)
    },
    onTerminal ? 1000 : secondsBetweenLines * 1000,
  )
  const close = (/** @type {string} */ outcome) => {
    clearInterval(timer)
    const elapsed = ((Date.now() - startedAt) / 1000).toFixed(1)
    console.log(`${onTerminal ? '\r' : ''}${title}: ${outcome} (${elapsed} s)`)
  }
  try {
    const result = await work()
    close('done')
    return result
  } catch (error) {
    close(/** @type {Error} */ (error).name === 'AbortError' ? 'stopped' : 'failed')
    throw error
  }
}
