import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { freePort } from './free-port.ts'
import { listening } from './listening.ts'

/** A function in a process of its own under Google's functions-framework, as Cloud Run runs it. */
export interface FrameworkProcess {
  url: string
  pid: number | undefined
  /** Ends it as a machine that loses power does. */
  kill(): Promise<void>
}

/** Which function, and how it is called. */
export interface Target {
  name: string
  kind: 'http' | 'cloudevent'
}

/**
 * Starts a function of a folder with the framework that the folder finds, in the environment given for its address, and
 * nothing else. Resolves when it takes calls; rejects when it ends before that. Its stderr is ours.
 */
export async function startUnderFramework(
  folder: string,
  { name, kind }: Target,
  environmentAt: (url: string) => NodeJS.ProcessEnv,
): Promise<FrameworkProcess> {
  const framework = createRequire(join(folder, 'package.json')).resolve('@google-cloud/functions-framework')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [join(dirname(framework), 'main.js')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...environmentAt(url),
      FUNCTION_TARGET: name,
      FUNCTION_SIGNATURE_TYPE: kind,
      PORT: String(port),
    },
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${name} ended before it took calls`)
  })
  // Nobody waits for its end any more once it takes calls.
  ended.catch(() => undefined)
  await Promise.race([listening(port), ended])
  return { url, pid: child.pid, kill: () => kill(child) }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
