import { z } from 'zod'
import { fillEntries } from '../../../functions/src/search/fill-entries.ts'
import { reportFailure } from '../../bin/lib/user-error.mjs'
import { readOptions } from './options.ts'
import { projectFlags, projectSchema, siteUrlSchema, useProject } from './real-project.ts'

const schema = z.object({ project: projectSchema, url: siteUrlSchema })

/** `npm run fill-search`: has what a real project keeps be found that was written before there was a search (docs/deploy.md). */
try {
  const { project, url } = readOptions(process.argv.slice(2), projectFlags, schema)
  useProject(project, url)
  console.log(`${await fillEntries()} records more can be found in ${project}.`)
} catch (error) {
  reportFailure(error)
}
