import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, rootFolder } from '../../bin/lib/folders.mjs'
import { withProgress } from '../../bin/lib/progress.mjs'
import { runCommand } from '../../bin/lib/run-command.mjs'
import type { StageName, StageResult } from './test-stages.ts'
import { readVitestReport } from './vitest-report.ts'

const program = (path: string) => join(rootFolder, 'node_modules', path)

/** Checks style and likely mistakes; one test in the count. */
export function runLint(): Promise<StageResult> {
  return check('lint', 'Checking style', [[program('@biomejs/biome/bin/biome'), 'check', '.']])
}

/**
 * Checks every type; one test in the count. One checker: each of several looks anew at what they share, while the suite that starts beside
 * them needs the processors.
 */
export function runTypes(): Promise<StageResult> {
  const compiler = program('typescript/bin/tsc')
  return check('types', 'Checking types', [
    [compiler, '-p', 'tsconfig.json', '--checkers', '1'],
    [compiler, '-p', 'web/tsconfig.json', '--checkers', '1'],
  ])
}

async function check(stage: StageName, title: string, commands: readonly string[][]): Promise<StageResult> {
  const results = await withProgress(title, async () => {
    const runs = []
    for (const command of commands) runs.push(await runCommand(process.execPath, command))
    return runs
  })
  const failed = results.filter((result) => !result.succeeded)
  for (const { output } of failed) console.log(output)
  return failed.length === 0
    ? { stage, passed: 1, failures: [] }
    : { stage, passed: 0, failures: [{ name: `${title.toLowerCase()} (see above)` }] }
}

/** Which tests of a stage to run: all where nothing is given. */
export interface TestFilter {
  file?: string | undefined
  name?: string | undefined
}

/**
 * Runs Vitest's projects of a stage, showing its progress and failures as it goes. Two stages may run side by side: a
 * line says which project its file is of.
 * @param environment how the tests find the suite; empty for unit tests
 */
export async function runVitest(
  stage: StageName,
  environment: Readonly<Record<string, string>>,
  signal: AbortSignal,
  { file, name }: TestFilter = {},
): Promise<StageResult> {
  const report = join(cacheFolder, 'reports', `${stage}.json`)
  mkdirSync(join(cacheFolder, 'reports'), { recursive: true })
  rmSync(report, { force: true })
  console.log(`\nRunning the ${stage} tests`)
  const args = [
    'run',
    ...(file === undefined ? [] : [file]),
    ...(name === undefined ? [] : ['--testNamePattern', name]),
    '--project',
    `${stage}*`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const child = spawn(process.execPath, [program('vitest/vitest.mjs'), ...args], {
    cwd: rootFolder,
    env: { ...process.env, ...environment, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
    // Through us: on the terminal itself, each of two would paint over the other.
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => process.stdout.write(chunk))
  const succeeded = await new Promise<boolean>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0))
  })
  const text = existsSync(report) ? readFileSync(report, 'utf8') : undefined
  return { stage, ...readVitestReport(text, succeeded) }
}
