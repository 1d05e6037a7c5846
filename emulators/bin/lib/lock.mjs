import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isAlive } from './starter.mjs'

/** Milliseconds after which an empty lock file is nobody's. */
const writingLimit = 5_000

/**
 * Runs `work` while no other process of this folder runs under the same lock: `npm start` and `npm test` may be
 * started together, and must not install or build at the same time. A lock left by a process that is gone is taken over,
 * also when another process has its id by now.
 * @template T
 * @param {string} file the lock file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true })
  let told = false
  while (!tryLock(file)) {
    const owner = lockOwner(file)
    if (owner !== undefined && isGone(owner)) {
      rmSync(file, { force: true })
      continue
    }
    if (!told)
      console.log(`Waiting for process ${owner?.pid ?? '(unknown)'}, which is setting up the same folder …`)
    told = true
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** @param {string} file */
function tryLock(file) {
  try {
    writeFileSync(file, `${process.pid} ${startOf(process.pid) ?? ''}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Who holds the lock, and when that process began; undefined while the file is being written or was just removed.
 * @param {string} file
 * @returns {{ pid: number, start: string } | undefined}
 */
function lockOwner(file) {
  try {
    const [, pid, start = ''] = /^(\d+) ?(.*)$/.exec(readFileSync(file, 'utf8')) ?? []
    if (pid !== undefined) return { pid: Number(pid), start }
    // Cut off before it was written, if it is still empty after a while.
    return Date.now() - statSync(file).mtimeMs > writingLimit ? { pid: 0, start: '' } : undefined
  } catch {
    // Released between our try and our look: the next try will tell.
    return undefined
  }
}

/** @param {{ pid: number, start: string }} owner */
function isGone({ pid, start }) {
  if (pid === 0 || !isAlive(pid)) return true
  const now = startOf(pid)
  return start !== '' && now !== undefined && now !== start
}

/**
 * When a process began, in words of this system that stay the same for as long as it lives; undefined where the system
 * does not tell.
 * @param {number} pid
 * @returns {string | undefined}
 */
function startOf(pid) {
  if (process.platform === 'linux') {
    try {
      // Field 22, in ticks since the boot; the name before it may hold anything but ends with the last bracket (proc(5)).
      const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
      return status.slice(status.lastIndexOf(')') + 2).split(' ')[19]
    } catch {
      return undefined
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout?.trim() || undefined
}
