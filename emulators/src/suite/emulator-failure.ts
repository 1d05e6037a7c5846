import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { explainFailure } from '../../bin/lib/explain-failure.mjs'
import { rootFolder } from '../../bin/lib/folders.mjs'

const linesShown = 12
/** Its functions may have said more after whatever ended it. */
const lastLinesShown = 40

const readable = (output: readonly string[]) =>
  output.map((line) => stripVTControlCharacters(line).trim()).filter((line) => line !== '')

/** That firebase-tools ended while it was needed, and the last that it wrote. */
export function endSentence(output: readonly string[], logFile: string): string {
  const last = readable(output).slice(-lastLinesShown).join('\n')
  return `The suite ended unexpectedly (see ${relative(rootFolder, logFile)}):\n${last}`
}

/** Why firebase-tools did not become ready, from what it wrote: one sentence where the cause is known. */
export function failureSentence(output: readonly string[], logFile: string): string {
  const lines = readable(output)
  const log = relative(rootFolder, logFile)
  const port = lines.map((line) => /Port (\d+) is not open/.exec(line)?.[1]).find(Boolean)
  if (port !== undefined) return `Port ${port} was taken while the suite started: run the command again.`
  const load = lines.findIndex((line) => line.includes('Failed to load function definition'))
  if (load >= 0) return `The functions do not load (see ${log}):\n${lines.slice(load, load + 4).join('\n')}`
  const known = explainFailure(lines.filter((line) => line.includes('ENOSPC')).join('\n'))
  return known ?? `The emulators did not start (see ${log}):\n${lines.slice(-linesShown).join('\n')}`
}
