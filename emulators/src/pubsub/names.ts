import { invalidArgument } from './status-error.ts'

/**
 * The naming rule of topics and subscriptions: a letter, then letters, digits and `-_.~+%`, 3 to 255 in all, not
 * starting with "goog" (https://cloud.google.com/pubsub/docs/pubsub-basics#resource_names).
 */
const shortNamePattern = '(?!goog)[A-Za-z][A-Za-z0-9\\-_.~+%]{2,254}'

const fullNamePatterns = {
  topics: new RegExp(`^projects/[^/]+/topics/${shortNamePattern}$`),
  subscriptions: new RegExp(`^projects/[^/]+/subscriptions/${shortNamePattern}$`),
}

/** Returns `name` when it is `projects/…/<collection>/…` by the naming rule, else throws INVALID_ARGUMENT. */
export function checkName(collection: 'topics' | 'subscriptions', name: string): string {
  if (!fullNamePatterns[collection].test(name))
    throw invalidArgument(`Invalid [${collection}] name: (name=${name})`)
  return name
}

/** Throws INVALID_ARGUMENT unless `project` is `projects/<id>`. */
export function checkProject(project: string): string {
  if (!/^projects\/[^/]+$/.test(project)) throw invalidArgument(`Invalid project name: (name=${project})`)
  return project
}

/** The project id in `projects/<id>/…`. */
export function projectOf(name: string): string {
  return name.split('/')[1] ?? ''
}

/** The last part of a full name. */
export function shortName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
