import { z } from 'zod'
import { nameHomes } from '../../../functions/src/handover/name-homes.ts'
import { reportFailure } from '../../bin/lib/user-error.mjs'
import { readOptions } from './options.ts'
import { projectFlags, projectSchema, siteUrlSchema, useProject } from './real-project.ts'

const schema = z.object({ project: projectSchema, url: siteUrlSchema })

/** `npm run fill-handover`: has the notes and moods of a real project be found by their home that were written before they named it (docs/deploy.md). */
try {
  const { project, url } = readOptions(process.argv.slice(2), projectFlags, schema)
  useProject(project, url)
  console.log(`${await nameHomes()} records of ${project} more name their home.`)
} catch (error) {
  reportFailure(error)
}
