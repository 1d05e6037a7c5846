import { spawn } from 'node:child_process'
import { rootFolder } from './folders.mjs'

/**
 * Runs a command in the root folder to its end and collects what it writes.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [environment] on top of our own
 * @returns {Promise<{ succeeded: boolean, output: string }>} rejects when the program cannot be started at all
 */
export function runCommand(program, args, environment = {}) {
  const child = spawn(program, args, {
    cwd: rootFolder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  // A Ctrl-C reaches the child by itself, since it is in the terminal's process group; other signals do not.
  const passOn = () => child.kill('SIGTERM')
  process.on('SIGTERM', passOn)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('SIGTERM', passOn)
      resolve({ succeeded: code === 0, output: output.trim() })
    })
  })
}
