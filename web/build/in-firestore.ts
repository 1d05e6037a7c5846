import type { Plugin } from 'vite'

/** What is said in the client's code, and by what it is replaced. */
export type Replaced = readonly [said: RegExp, by: string]

/**
 * Rewrites Firestore's client as it is built into the app (docs/adr/0073-what-nobody-calls-is-left-out.md). A client that says one of these
 * otherwise by now fails the build.
 * @param missing what the build says then
 */
export function inFirestore(name: string, replaced: readonly Replaced[], missing: string): Plugin {
  let found = false
  return {
    name,
    apply: 'build',
    transform: {
      filter: { id: /\/@firebase\/firestore\/dist\/common-[^/]+\.js$/ },
      handler(code) {
        found = replaced.every(([said]) => code.search(said) >= 0)
        return { code: replaced.reduce((text, [said, by]) => text.replace(said, by), code), map: null }
      },
    },
    buildEnd(error) {
      if (!error && !found) this.error(missing)
    },
  }
}
