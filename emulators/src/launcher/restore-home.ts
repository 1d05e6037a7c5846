import { idSchema } from '@vigie/domain/ids'
import { monthSchema } from '@vigie/domain/time/month'
import { z } from 'zod'
import { restoreMonth } from '../../../functions/src/exports/restore-month.ts'
import { reportFailure, UserError } from '../../bin/lib/user-error.mjs'
import { readOptions } from './options.ts'
import { projectSchema, useProject } from './real-project.ts'

const flags = {
  project: { type: 'string' },
  home: { type: 'string' },
  month: { type: 'string' },
  bucket: { type: 'string' },
  'although-removed': { type: 'boolean' },
} as const

const schema = z.object({
  project: projectSchema,
  home: idSchema,
  month: monthSchema,
  bucket: z.string().min(3).optional(),
  'although-removed': z.boolean().default(false),
})

/** `npm run restore-home`: puts a month of a home back as it was exported (docs/deploy.md). */
try {
  const options = readOptions(process.argv.slice(2), flags, schema)
  const { project, home, month, bucket } = options
  useProject(project, undefined, bucket)
  const althoughRemoved = options['although-removed']
  const restored = await restoreMonth(home, month, Date.now(), { althoughRemoved })
  if ('why' in restored) {
    if (restored.why === 'removedSince') {
      throw new UserError(
        `Nothing was changed: events of ${home} were removed since, on ${new Date(restored.at).toISOString()}, as its journal says. Whoever asks to have them back says --although-removed.`,
      )
    }
    throw new UserError(
      restored.why === 'noHome'
        ? `Nothing was changed: ${project} has no home ${home}.`
        : `Nothing was changed: ${month} of ${home} was not exported.`,
    )
  }
  const { days, dates } = restored
  console.log(`${days} days of devices of ${month} are there again, and the figures of ${dates} dates.`)
} catch (error) {
  reportFailure(error)
}
