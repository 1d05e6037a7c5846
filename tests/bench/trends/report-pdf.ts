import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

const measuredSchema = z.object({
  seconds: z.number(),
  /** The most that its process took at once, in MB, Node itself among it. */
  peakMb: z.number(),
  sheets: z.number(),
  kilobytes: z.number(),
})

/** What a report of three months takes, in a process of its own as a function has one. */
export async function benchReportPdf() {
  const file = fileURLToPath(new URL('make-full-report.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [file], { timeout: 120_000 })
  return measuredSchema.parse(JSON.parse(stdout))
}
