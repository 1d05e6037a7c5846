import type { Plugin } from 'vite'

/** Modules in which classes and components stand that the app does not use, held by a name or a word that is given to them outside. */
const modules = [
  /\/@firebase\/auth\/dist\/esm\/index-[^/]+\.js$/,
  /\/@firebase\/firestore\/dist\/common-[^/]+\.js$/,
  /\/react-router\/dist\/.*\/chunk-[^/]+\.mjs$/,
]

/** `Name.property = value`, by itself on a line, where the value is a text, a number or nothing. */
const assignment = /^(\w+)\.(\w+) = ("[^"\n]*"|'[^'\n]*'|-?\d+|null|true|false)(?: \/\*.*\*\/)?;$/gm

const made = /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm

/**
 * Puts what is given to a class after it into the class, and drops the names that React's tools show of components: a bundler leaves out
 * what nothing uses, but not where something is still done to it. A module without any such line fails the build.
 */
export function staticsInside(): Plugin {
  const met = new Set<RegExp>()
  return {
    name: 'statics-inside',
    apply: 'build',
    transform: {
      filter: { id: modules },
      handler(code, id) {
        const module = modules.find((one) => one.test(id))
        const within = new Map<string, string>()
        const without = code.replace(assignment, (line, name: string, property: string, value: string) => {
          if (property === 'displayName') {
            if (module) met.add(module)
            return ''
          }
          if (!new RegExp(`^class ${name}\\b`, 'm').test(code)) return line
          within.set(name, `${within.get(name) ?? ''} static ${property} = ${value};`)
          return ''
        })
        if (module && within.size > 0) met.add(module)
        const moved = without.replace(
          /^class (\w+)(?: extends \w+)? \{/gm,
          (head, name: string) => head + (within.get(name) ?? ''),
        )
        return { code: moved.replace(made, '$1/* @__PURE__ */ $2'), map: null }
      },
    },
    buildEnd(error) {
      const missed = modules.filter((one) => !met.has(one)).map(({ source }) => source)
      if (!error && missed.length > 0)
        this.error(`Nothing stands outside its class any more in ${missed.join(', ')}`)
    },
  }
}
