import { accountEmailSchema } from '@vigie/domain/people/new-account'
import { z } from 'zod'
import { closeAccount } from '../../../functions/src/accounts/close-account.ts'
import { reportFailure, UserError } from '../../bin/lib/user-error.mjs'
import { readOptions } from './options.ts'
import { projectFlags, projectSchema, siteUrlSchema, useProject } from './real-project.ts'

const schema = z.object({ project: projectSchema, email: accountEmailSchema, url: siteUrlSchema })

/** `npm run close-account`: closes somebody's account in a real project, whoever they are (docs/deploy.md). */
try {
  const { project, email, url } = readOptions(process.argv.slice(2), projectFlags, schema)
  useProject(project, url)
  const closed = await closeAccount(email, Date.now())
  if (closed === null) throw new UserError(`Nothing was changed: ${email} has no account in ${project}.`)
  console.log(`The account of ${email} ${closed.changed ? 'is closed' : 'was closed already'} in ${project}.`)
  if (closed.lonelyRules.length > 0) {
    console.log(`\nThese notification rules tell nobody any more: ${closed.lonelyRules.join(', ')}.`)
  }
} catch (error) {
  reportFailure(error)
}
