import { createInterface } from 'node:readline'
import { type Reply, readyId } from './protocol/messages.ts'
import { Session } from './protocol/session.ts'

/** Serves firebase-tools on standard input and output, a JSON object a line, until the input ends. */
function serve(): void {
  // A line that is not JSON is a message to the user: firebase-tools logs it as it is.
  const session = new Session((text) => process.stdout.write(`debug: ${text}\n`))
  const write = (reply: Reply) => process.stdout.write(`${JSON.stringify(reply)}\n`)

  createInterface({ input: process.stdin, crlfDelay: Infinity }).on('line', (line) => {
    if (line.trim() === '') return
    try {
      write(session.answer(line))
    } catch (error) {
      process.stderr.write(`storage-rules: a line was not understood: ${String(error)}\n`)
    }
  })
  write({ id: readyId, status: 'ok' })
}

if (process.argv[2] === 'serve') {
  serve()
} else {
  process.stderr.write('usage: storage-rules serve\n')
  process.exitCode = 2
}
