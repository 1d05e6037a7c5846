import * as allIcons from '@mdi/js'
import type { Plugin } from 'vite'

const icons = new Map(Object.entries(allIcons))
const statement = /import \{([^}]*)\} from '@mdi\/js'/g
const prefix = '\0icon:'

/**
 * Makes a module of each icon: all of them are one in their package, and the login page would load every icon of the app
 * (10 kB), since a module comes whole or not at all.
 */
export function iconsApart(): Plugin {
  return {
    name: 'icons-apart',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: "'@mdi/js'" },
      handler: (code) => ({
        code: code.replace(statement, (_, names: string) => oneByOne(names)),
        map: null,
      }),
    },
    resolveId: (source) => (source.startsWith(prefix) ? source : null),
    load(id) {
      if (!id.startsWith(prefix)) return null
      const name = id.slice(prefix.length)
      const path = icons.get(name)
      if (path === undefined) throw new Error(`@mdi/js has no ${name}`)
      return `export const ${name} = ${JSON.stringify(path)}`
    },
  }
}

const oneByOne = (names: string): string =>
  names
    .split(',')
    .flatMap((name) => name.trim() || [])
    .map((name) => `import { ${name} } from ${JSON.stringify(prefix + name)}`)
    .join('; ')
