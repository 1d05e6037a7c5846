/**
 * From now on a failure that nobody waits for is told in the log, and ends nothing. The servers of firebase-tools answer through handlers
 * whose promises nobody waits for (Express 4): where one of them fails, as for an upload that was broken off, Node would end the process,
 * and every emulator with it. In the cloud it is one call that fails.
 */
process.on('unhandledRejection', (reason) => {
  console.error('A failure that nobody waits for:', reason)
})
