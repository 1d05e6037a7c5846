import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { listening } from './listening.ts'

/** A Tasks emulator of one test's own. */
export interface TasksEmulator {
  /** Has the function called with what a task carries, now. */
  call(name: string, body: string): Promise<void>
  /** Ends it as a machine that loses power does, with all that was queued. */
  kill(): Promise<void>
}

const script = fileURLToPath(new URL('tasks-emulator-process.ts', import.meta.url))

/** Starts firebase-tools' Tasks emulator at a port, with the queue of `takeTimer` for one project, whose tasks go to an address. */
export async function startTasksEmulator(
  port: number,
  { project, url }: { project: string; url: string },
): Promise<TasksEmulator> {
  const child = spawn(process.execPath, [script, String(port)], { stdio: ['ignore', 'ignore', 'inherit'] })
  await listening(port)
  const queue = `http://127.0.0.1:${port}/projects/${project}/locations/northamerica-northeast1/queues/takeTimer`
  const post = async (address: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`the Tasks emulator answered ${answer.status}: ${await answer.text()}`)
  }
  await post(queue, { defaultUri: url })
  return {
    call: (name, body) =>
      post(`${queue}/tasks`, {
        task: { name, httpRequest: { url: '', body: Buffer.from(body).toString('base64') } },
      }),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
