import type { Plugin } from 'vite'

/**
 * What zod does for every schema and the app has no use for: its English messages, which nobody is shown; the memory for values that
 * contain themselves, which neither JSON nor Firestore has; and code that is made at run time, which the page's policy forbids
 * (docs/adr/0026-what-a-page-may-do.md).
 */
const replaced: readonly (readonly [said: string, instead: string])[] = [
  ['core.config(en());', ';'],
  ['core.config({ memoizer: core.memoizer() });', ';'],
  ['core.$ZodObjectJIT.init(', 'core.$ZodObject.init('],
]

/** Takes it out of zod. A version that says it in other words fails the build. */
export function leaveOutOfZod(): Plugin {
  let found = false
  return {
    name: 'leave-out-of-zod',
    apply: 'build',
    transform: {
      filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
      handler(code) {
        found = replaced.every(([said]) => code.includes(said))
        return {
          code: replaced.reduce((text, [said, instead]) => text.replace(said, instead), code),
          map: null,
        }
      },
    },
    buildEnd(error) {
      if (!error && !found) this.error('zod was not found to prepare what is left out of it')
    },
  }
}
