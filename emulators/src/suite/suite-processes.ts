import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { rootFolder } from '../../bin/lib/folders.mjs'

/** What the launcher tells the guard of its suite. */
export interface Guard {
  /** There is data worth saving now. */
  saves(): void
  /** Everything was stopped in order. Telling it again changes nothing. */
  stopped(): void
}

/**
 * Has a small process of its own watch over firebase-tools and its emulators, so that they end even when the launcher
 * is killed (see emulators/bin/suite-guard).
 */
export function guardProcesses(leader: ChildProcess, processesFile: string): Guard {
  const program = join(rootFolder, 'emulators/bin/suite-guard')
  const guard = spawn(program, [String(leader.pid), processesFile], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.unref()
  if (guard.stdin instanceof Socket) guard.stdin.unref()
  return {
    saves: () => guard.stdin.write('saves\n'),
    stopped() {
      if (!guard.stdin.writableEnded) guard.stdin.end('stopped\n')
    },
  }
}

/** Ends at once what there may be of firebase-tools, the functions' processes in its group, and its emulators. */
export function killProcesses(leader: ChildProcess, processesFile: string): void {
  if (leader.pid !== undefined) kill(-leader.pid)
  // Each emulator leads a process group of its own.
  for (const pid of readFileSync(processesFile, 'utf8').split('\n').filter(Boolean)) kill(Number(pid))
}

export function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // Already gone, which is what we want.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
