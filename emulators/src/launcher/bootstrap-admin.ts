import { accountEmailSchema } from '@vigie/domain/people/new-account'
import { userSchema } from '@vigie/domain/people/user'
import { localeSchema } from '@vigie/domain/text'
import { z } from 'zod'
import { makeFirstAdmin } from '../../../functions/src/accounts/make-first-admin.ts'
import { secureAuth } from '../../../functions/src/data/auth-settings.ts'
import { reportFailure, UserError } from '../../bin/lib/user-error.mjs'
import { readOptions } from './options.ts'
import { projectFlags, projectSchema, siteUrlSchema, useProject } from './real-project.ts'

const flags = { ...projectFlags, name: { type: 'string' }, locale: { type: 'string' } } as const
const schema = z.object({
  project: projectSchema,
  email: accountEmailSchema,
  /** As colleagues will read it; the address's own name unless given. */
  name: userSchema.shape.displayName.optional(),
  locale: localeSchema.default('fr'),
  url: siteUrlSchema,
})

/** `npm run bootstrap-admin`: secures Auth, and makes the first super administrator of a real project (docs/deploy.md). */
try {
  const { project, email, name, locale, url } = readOptions(process.argv.slice(2), flags, schema)
  const site = useProject(project, url)
  await secureAuth(project).catch((error: Error) => {
    throw new UserError(
      `Nothing was changed: what Auth asks of passwords, tells of addresses and lets its clients do could not be set in ${project} (${error.message}). It takes an owner of the project or a Firebase Authentication Admin, and Identity Platform (docs/deploy.md, part 2).`,
    )
  })
  console.log(
    `Auth of ${project} refuses weak passwords, tells nobody whether an address has an account, and lets nobody make or delete one past Vigie, nor sign in without one.`,
  )
  const asked = { email, displayName: name ?? email.slice(0, email.indexOf('@')), locale }
  const { outcome, link } = await makeFirstAdmin(asked, site, Date.now())
  if (outcome === 'another') {
    throw new UserError(`Nobody was made super administrator: ${project} has one, who gives roles to others.`)
  }
  if (outcome === 'disabled') {
    throw new UserError(
      `Nobody was made super administrator: the account of ${email} is closed in ${project}.`,
    )
  }
  console.log(`${email} ${outcome === 'made' ? 'is now' : 'already was'} super administrator of ${project}.`)
  if (link !== null) {
    console.log(
      '\nThis link lets whoever opens it choose the password, once and within the hour. Give it to nobody else:',
    )
    console.log(link)
  }
} catch (error) {
  reportFailure(error)
}
