import type { Relay } from '../../e2e/support/relay.ts'

/** What a page has been given by Firestore, as Firestore would bill it: a query that finds nothing counts one. */
export interface DocumentsRead {
  readonly count: () => number
}

const asked = /"addTarget":\{.*?"targetId":(\d+)/gs
const answered = /"targetIds":\s*\[([\d,\s]*)\]/

/**
 * Counts from now on what passes a relay to the one page behind it. What the rules read to let somebody in, and what /api reads, does
 * not pass there.
 */
export function countDocuments(relay: Relay): DocumentsRead {
  let sent = ''
  let received = ''
  relay.tamper({
    toServer: (bytes) => {
      sent += decodeURIComponent(bytes.toString('latin1').replaceAll(/%(?![0-9A-Fa-f]{2})/g, '%25'))
      return bytes
    },
    toBrowser: (bytes) => {
      received += bytes.toString('latin1')
      return bytes
    },
  })
  return {
    count: () => {
      const [, ...documents] = received.split('"documentChange"')
      const given = new Set(documents.flatMap((text) => answered.exec(text)?.[1]?.match(/\d+/g) ?? []))
      const empty = [...sent.matchAll(asked)].filter(([, target = '']) => !given.has(target))
      return documents.length + empty.length
    },
  }
}
