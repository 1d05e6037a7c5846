import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explainFailure } from '../../bin/lib/explain-failure.mjs'
import { cacheFolder, rootFolder } from '../../bin/lib/folders.mjs'
import { withLock } from '../../bin/lib/lock.mjs'
import { withProgress } from '../../bin/lib/progress.mjs'
import { runCommand } from '../../bin/lib/run-command.mjs'
import { UserError } from '../../bin/lib/user-error.mjs'
import { hashInputs } from './input-hash.ts'

interface Build {
  workspace: string
  /** The npm script that builds it for the suite. */
  script: string
  title: string
  /** What the result depends on. */
  inputs: readonly string[]
  /** The folder of the result. */
  output: string
  environment: Record<string, string>
}

/** What the suite runs, both of `npm start` and of `npm test`. */
export const builds: readonly Build[] = [
  {
    workspace: 'functions',
    script: 'build:local',
    title: 'Building the functions',
    inputs: ['functions', 'domain/src', 'package-lock.json'],
    output: 'local/functions/lib',
    environment: {},
  },
  {
    workspace: 'web',
    script: 'build',
    title: 'Building the web app',
    inputs: ['web', 'domain/src', 'package-lock.json'],
    output: 'local/web',
    environment: { VITE_EMULATORS: '1' },
  },
]

/** What `firebase deploy` builds and ships: no input of the suite's own builds, and never written by them. */
export const builtForDeploy = ['functions/lib', 'web/dist']

/**
 * Builds what the suite serves, where its sources have changed since the last time.
 * @throws UserError with what the build said
 */
export async function ensureBuilt(): Promise<void> {
  if (builds.every(isCurrent)) return
  await withLock(`${cacheFolder}/setup.lock`, async () => {
    for (const build of builds) {
      if (!isCurrent(build)) await withProgress(build.title, () => run(build))
    }
  })
}

function isCurrent(build: Build): boolean {
  const stamp = stampFile(build)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash(build)
}

/** Inside the result, so that whatever replaces the result takes the stamp away too. */
function stampFile(build: Build): string {
  return join(rootFolder, build.output, '.built-from')
}

function hash(build: Build): string {
  const { workspace, inputs } = build
  const except = [`${workspace}/node_modules`, ...builtForDeploy]
  return hashInputs(rootFolder, inputs, except)
}

async function run(build: Build): Promise<void> {
  const before = hash(build)
  const args = ['run', build.script, '--silent', '-w', build.workspace]
  const { succeeded, output } = await runCommand('npm', args, build.environment)
  if (!succeeded) throw new UserError(explainBuildFailure(build, output))
  writeFileSync(stampFile(build), before)
}

function explainBuildFailure(build: Build, output: string): string {
  const reason = output.includes('ENOSPC') ? explainFailure(output) : undefined
  return reason ?? `${build.title} failed:\n${output}`
}
