import type { Plugin } from 'vite'

/** What the messaging of Firebase shares with what every page begins with. */
const shared = /^(idb|@firebase\/util)$/

/**
 * Gives the messaging of Firebase a copy of its own of two small packages: a module comes whole or not at all, and every page would
 * load the parts of them that nothing but messaging uses, which is loaded once somebody turns notifications on.
 */
export function messagingApart(): Plugin {
  return {
    name: 'messaging-apart',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: shared },
      async handler(source, importer) {
        if (!importer?.includes('/@firebase/messaging/')) return null
        const found = await this.resolve(source, importer, { skipSelf: true })
        return found && { ...found, id: `${found.id}?messaging` }
      },
    },
  }
}
