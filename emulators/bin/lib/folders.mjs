import { fileURLToPath } from 'node:url'

/** The root of the work tree, without a trailing slash. */
export const rootFolder = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** What the local suite runs: the functions and the web app built for it. Never what a deploy ships (docs/deploy.md). */
export const localFolder = `${rootFolder}/local`

/** What can be made again (stamps, built runtimes, run folders); ignored by git. */
export const cacheFolder = `${rootFolder}/.cache`
