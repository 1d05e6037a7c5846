import type { Plugin } from 'vite'

interface Unused {
  readonly module: RegExp
  /** Which of its exports; all of them where nothing is said. */
  readonly exports?: RegExp
}

/**
 * What the app never calls, but its libraries import where a bundler cannot see that nothing uses it: the engine for regular
 * expressions of Firestore's pipelines (230 kB), zod's printing of JSON schemas, which `/api/openapi.json` alone needs, and the themes
 * of MUI that are made of CSS variables and how it writes one down as code. Of its buttons the ripple, which the theme turns off, and the circle of one that is loading; of its
 * lists the input that ours have not;
 * of emotion what copies the statics of a component that is given the theme, which `sx` gives already, and the library that does it, which emotion imports once more by itself.
 */
const unused: readonly Unused[] = [
  { module: /\/node_modules\/re2js\/.*\.js$/ },
  { module: /\/zod\/v4\/core\/to-json-schema\.js$/ },
  { module: /\/zod\/v4\/core\/json-schema-processors\.js$/, exports: /Processor$/ },
  { module: /\/@mui\/material\/styles\/(createThemeWithVars|ThemeProviderWithVars)\.mjs$/ },
  { module: /\/@emotion\/react\/_isolated-hnrs\/dist\/.*\.js$/ },
  { module: /\/hoist-non-react-statics\/dist\/.*\.js$/ },
  { module: /\/@mui\/material\/styles\/stringifyTheme\.mjs$/ },
  {
    module:
      /\/@mui\/material\/(ButtonBase\/TouchRipple|CircularProgress\/CircularProgress|Input\/Input)\.mjs$/,
  },
]

/** Puts in the place of each of these exports one that throws when it is called after all. */
export function leaveOutUnused(): Plugin {
  const missed = new Set(unused)
  return {
    name: 'leave-out-unused',
    apply: 'build',
    load: {
      filter: { id: unused.map(({ module }) => module) },
      async handler(id) {
        const found = unused.find(({ module }) => module.test(id))
        if (!found) return null
        missed.delete(found)
        // Of a CommonJS module some versions of Node name `module.exports` too.
        const names = Object.keys(await import(id)).filter((name) => (found.exports ?? /^\w+$/).test(name))
        const message = JSON.stringify(`${id.split('/node_modules/').at(-1)} is not part of this app`)
        return [
          `const missing = () => { throw new Error(${message}) }`,
          'const left = new Proxy(() => {}, { get: missing, apply: missing })',
          `export { ${names.map((name) => `left as ${name}`).join(', ')} }`,
          // What a module exports by itself counts before what it hands on.
          found.exports ? `export * from ${JSON.stringify(`${id}?kept`)}` : '',
        ].join('\n')
      },
    },
    buildEnd(error) {
      const names = [...missed].map(({ module }) => module.source)
      if (!error && names.length > 0) this.error(`Nothing is left out any more by ${names.join(', ')}`)
    },
  }
}
