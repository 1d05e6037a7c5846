import { existsSync, readFileSync } from 'node:fs'
import { checkMachine } from './check-machine.mjs'
import { explainFailure } from './explain-failure.mjs'
import { cacheFolder, rootFolder } from './folders.mjs'
import { withLock } from './lock.mjs'
import { holdsEveryPackage } from './packages-state.mjs'
import { withProgress } from './progress.mjs'
import { runCommand } from './run-command.mjs'
import { UserError } from './user-error.mjs'

/** Installs the packages of package-lock.json, unless exactly these are already here. */
export async function ensurePackages() {
  checkMachine({ installing: false })
  if (arePackagesCurrent()) return
  await withLock(`${cacheFolder}/setup.lock`, async () => {
    // Another command may have installed them while this one waited for the lock.
    if (arePackagesCurrent()) return
    checkMachine({ installing: true })
    await withProgress('Installing packages (a minute or two, once)', runInstall)
  })
}

function arePackagesCurrent() {
  const record = `${rootFolder}/node_modules/.package-lock.json`
  if (!existsSync(record) || !existsSync(`${rootFolder}/node_modules/.bin/node`)) return false
  return holdsEveryPackage(readJson(`${rootFolder}/package-lock.json`), readJson(record))
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

async function runInstall() {
  const { succeeded, output } = await runCommand(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'],
    {
      npm_config_update_notifier: 'false',
      npm_config_progress: 'false',
      // Tries again for half a minute instead of more than one: then someone should look at the network.
      npm_config_fetch_retries: '3',
      npm_config_fetch_retry_mintimeout: '2000',
      npm_config_fetch_retry_maxtimeout: '10000',
    },
  )
  if (!succeeded) throw new UserError(explainFailure(output) ?? `npm ci failed:\n${output}`)
}
