import { spawnSync } from 'node:child_process'
// Not its parts by name: an old Node, which lacks statfsSync, is to be told so by us.
import fs from 'node:fs'
import { rootFolder } from './folders.mjs'
import { UserError } from './user-error.mjs'

const oldestNode = { major: 20, minor: 19 }
const spaceNeeded = 2e9

/**
 * Stops with one sentence when this machine cannot run the project at all.
 * @param {{ installing: boolean }} options whether packages are to be installed, which needs npm and room
 */
export function checkMachine({ installing }) {
  if (!isNodeRecentEnough(process.versions.node)) {
    throw new UserError(
      `Node ${process.versions.node} is too old: install Node ${oldestNode.major}.${oldestNode.minor} or newer (https://nodejs.org).`,
    )
  }
  if (!installing) return
  if (spawnSync('npm', ['--version']).status !== 0) {
    throw new UserError(
      'npm was not found: install Node with npm (https://nodejs.org) and run the command again.',
    )
  }
  const disk = fs.statfsSync(rootFolder)
  const free = disk.bavail * disk.bsize
  if (free < spaceNeeded) {
    throw new UserError(
      `Only ${(free / 1e9).toFixed(1)} GB of disk are free: free at least ${spaceNeeded / 1e9} GB and run the command again.`,
    )
  }
}

/**
 * Whether a Node of this version can run what comes before the install.
 * @param {string} version as in process.versions.node, such as 20.19.4
 */
export function isNodeRecentEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > oldestNode.major || (major === oldestNode.major && minor >= oldestNode.minor)
}
