import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { basename } from 'node:path'
import { UserError } from '../../bin/lib/user-error.mjs'
import { host } from './addresses.ts'
import type { Ports } from './ports.ts'

/**
 * Checks that nothing listens where the suite is about to.
 * @throws UserError that names the first busy port and, where it can be found, the process that holds it
 */
export async function assertPortsFree(ports: Partial<Ports>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    if (await canListen(port)) continue
    throw new UserError(busyPortSentence(name, port, findListener(port)))
  }
}

/** What to tell people about a busy port. */
export function busyPortSentence(name: string, port: number, holder: string | undefined): string {
  const by = holder === undefined ? 'another program' : holder
  return `Port ${port} (${name}) is already used by ${by}: stop it and run the command again.`
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false)
      else reject(error)
    })
    server.listen({ host, port }, () => server.close(() => resolve(true)))
  })
}

/** The process that listens on a port, such as `process 4242 (java)`; undefined where the system does not tell. */
export function findListener(port: number): string | undefined {
  return process.platform === 'linux' ? findInProc(port) : findByLsof(port)
}

function findByLsof(port: number): string | undefined {
  const { stdout } = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], { encoding: 'utf8' })
  const match = /^p(\d+)\nc(.*)$/m.exec(stdout ?? '')
  return match === null ? undefined : `process ${match[1]} (${match[2]})`
}

/** Linux: the socket's inode is in /proc/net/tcp, its owner has it among /proc/<pid>/fd (see proc(5)). */
function findInProc(port: number): string | undefined {
  const inodes = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listeningInodes(table, port))
  const sockets = new Set(inodes.map((inode) => `socket:[${inode}]`))
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    if (openFiles(pid).some((file) => sockets.has(file))) {
      const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      return `process ${pid} (${basename(program)})`
    }
  }
  return undefined
}

const listening = '0A'

function listeningInodes(table: string, port: number): string[] {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return readFileSync(table, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[1]?.endsWith(wanted) && columns[3] === listening)
    .flatMap((columns) => columns[9] ?? [])
}

function openFiles(pid: string): string[] {
  const folder = `/proc/${pid}/fd`
  const descriptors = orNothing(() => readdirSync(folder)) ?? []
  return descriptors.flatMap((descriptor) => orNothing(() => readlinkSync(`${folder}/${descriptor}`)) ?? [])
}

/** A process or file may end while we look, and another user's is not ours to look into. */
function orNothing<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}
