import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** What the processes below this one hold together, in MB, by what they are. */
export interface MemoryByPart {
  functions: number
  tabs: number
  others: number
}

const partOf = (command: string): keyof MemoryByPart => {
  if (command.includes('functionsEmulatorRuntime')) return 'functions'
  return command.includes('--type=renderer') ? 'tabs' : 'others'
}

/** Looks at the processes that this one has started, and those that these have. */
export async function memoryByPart(): Promise<MemoryByPart> {
  const { stdout } = await promisify(execFile)('ps', ['-e', '-o', 'pid=,ppid=,rss=,args='])
  const all = stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [, pid = '', parent = '', kilobytes = '', command = ''] =
        /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
      return { pid, parent, kilobytes: Number(kilobytes), command }
    })
  const below = new Set([String(process.pid)])
  // A process may be listed before the one that started it.
  for (let size = 0; size < below.size; ) {
    size = below.size
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid)
  }
  const held: MemoryByPart = { functions: 0, tabs: 0, others: 0 }
  for (const { pid, kilobytes, command } of all)
    if (below.has(pid) && pid !== String(process.pid)) held[partOf(command)] += kilobytes / 1_000
  return {
    functions: Math.round(held.functions),
    tabs: Math.round(held.tabs),
    others: Math.round(held.others),
  }
}
