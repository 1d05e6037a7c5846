import type { Plugin } from 'vite'

/**
 * What the app never calls, but its libraries import where a bundler cannot see that nothing uses it: Firestore matches
 * the regular expressions of pipelines with an engine of its own (230 kB). The names are those that are imported.
 */
const unused: Readonly<Record<string, readonly string[]>> = {
  re2js: ['RE2JS'],
}

const prefix = '\0left-out:'

/** Puts in the place of each unused module one whose every export throws when it is called after all. */
export function leaveOutUnused(): Plugin {
  return {
    name: 'leave-out-unused',
    enforce: 'pre',
    resolveId: (source) => (source in unused ? prefix + source : null),
    load(id) {
      if (!id.startsWith(prefix)) return null
      const source = id.slice(prefix.length)
      const missing = `new Proxy(() => {}, { get: missing, apply: missing })`
      const exports = unused[source]?.map((name) => `export const ${name} = ${missing}`) ?? []
      const fail = `const missing = () => { throw new Error('${source} is not part of this app') }`
      return [fail, ...exports].join('\n')
    },
  }
}
