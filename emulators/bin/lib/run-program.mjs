import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { rootFolder } from './folders.mjs'
import { watchStarter } from './starter.mjs'
import { reportFailure } from './user-error.mjs'
import { withoutProxy } from './without-proxy.mjs'

/**
 * Runs a TypeScript program of this repository with the Node that the install brought (24, as in the cloud), first
 * on PATH too, and ends as it ends. A signal is passed on, and so is the death of our own parent, so that nothing
 * stays behind when npm or the terminal is killed.
 * @param {string} program path below the root
 * @param {string[]} args
 */
export function runProgram(program, args) {
  const binaries = `${rootFolder}/node_modules/.bin`
  const child = spawn(`${binaries}/node`, [`${rootFolder}/${program}`, ...args], {
    cwd: rootFolder,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...withoutProxy(process.env),
      PATH: `${binaries}${delimiter}${process.env.PATH}`,
      // This machine is not Google's: else the Google clients look for its metadata server, and warn.
      METADATA_SERVER_DETECTION: 'none',
      NODE_COMPILE_CACHE: `${rootFolder}/.cache/compiled`,
    },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  watchStarter(() => child.kill('SIGTERM'))
  child.once('error', reportFailure)
  child.once('exit', (code) => process.exit(code ?? 1))
}
