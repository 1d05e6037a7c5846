import type { Plugin } from 'vite'

interface Part {
  readonly module: RegExp
  /** What stands there, once, and what is put in its place. */
  readonly said: string
  readonly instead: string
}

const zod = /\/zod\/v4\/classic\/schemas\.js$/

/** What the app never comes to, by a question or a call within something that it uses, and what would take long for nothing. */
const parts: readonly Part[] = [
  // English messages, which nobody is shown.
  { module: zod, said: 'core.config(en());', instead: ';' },
  // A memory for values that contain themselves: neither JSON nor Firestore has any.
  { module: zod, said: 'core.config({ memoizer: core.memoizer() });', instead: ';' },
  // Code that is made at run time, which the page's policy forbids (docs/adr/0026-what-a-page-may-do.md).
  { module: zod, said: 'core.$ZodObjectJIT.init(', instead: 'core.$ZodObject.init(' },
  // Auth's own judgement of a password before it is sent, which has to be asked for.
  {
    module: /\/@firebase\/auth\/dist\/esm\/index-[^/]+\.js$/,
    said: 'new PasswordPolicyImpl(response)',
    instead: "(() => { throw new Error('A policy of passwords is not part of this app') })()",
  },
  // Links that load a page of React Router's framework ahead.
  {
    module: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/,
    said: 'return shouldPrefetch && !isAbsolute ?',
    instead: 'return false ?',
  },
  // Two parts of a path that are the same one are seen to be before each of their letters is looked at: of the paths of a home's residents all
  // parts are but the last, and five hundred of them are compared thousands of times as the home is opened.
  {
    module: /\/@firebase\/firestore\/dist\/common-[^/]+\.js$/,
    said: 'static compareSegments(e, t) {',
    instead: 'static compareSegments(e, t) { if (e === t) return 0;',
  },
]

/** Puts it in its place. A version of the library that says it in other words fails the build. */
export function changeParts(): Plugin {
  const missed = new Set(parts)
  return {
    name: 'change-parts',
    apply: 'build',
    transform: {
      filter: { id: parts.map(({ module }) => module) },
      handler(code, id) {
        const found = parts.filter(({ module, said }) => module.test(id) && code.includes(said))
        for (const part of found) missed.delete(part)
        return {
          code: found.reduce((text, { said, instead }) => text.replace(said, instead), code),
          map: null,
        }
      },
    },
    buildEnd(error) {
      const names = [...missed].map(({ said }) => said)
      if (!error && names.length > 0) this.error(`Not found, to be changed: ${names.join(', ')}`)
    },
  }
}
