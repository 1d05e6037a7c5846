import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'

const shells = ['sh', 'dash', 'bash', 'zsh', 'ksh', 'ash']

/**
 * Calls `onDeath` once when whoever started this process is gone, even killed: our parent, or npm where npm put a
 * shell in between.
 * @param {() => void} onDeath
 */
export function watchStarter(onDeath) {
  const parent = process.ppid
  const starter = starterOf(parent)
  const timer = setInterval(() => {
    // A process whose parent dies is given another one.
    if (process.ppid === parent && isAlive(starter)) return
    clearInterval(timer)
    onDeath()
  }, 1000)
  timer.unref()
}

/** @param {number} parent */
function starterOf(parent) {
  if (process.env.npm_lifecycle_event === undefined) return parent
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], { encoding: 'utf8' })
  const [, grandparent, command = ''] = /^\s*(\d+)\s+(.*\S)/.exec(stdout ?? '') ?? []
  return shells.includes(basename(command)) ? Number(grandparent) : parent
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
