import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isAlive } from './starter.mjs'

/**
 * Runs `work` while no other process of this folder runs under the same lock: `npm start` and `npm test` may be
 * started together, and must not install or build at the same time. A lock left by a dead process is taken over.
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
    if (owner !== undefined && !isAlive(owner)) {
      rmSync(file, { force: true })
      continue
    }
    if (!told)
      console.log(`Waiting for process ${owner ?? '(unknown)'}, which is setting up the same folder …`)
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
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}

/** @param {string} file */
function lockOwner(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return pid > 0 ? pid : undefined
  } catch {
    // Released between our try and our look: the next try will tell.
    return undefined
  }
}
