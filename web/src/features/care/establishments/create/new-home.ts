import { idSchema } from '@vigie/domain/ids'
import { useState } from 'react'
import { z } from 'zod'
import { dropItem, keepItem, useKept } from '../../../../lib/kept/kept.ts'
import { draftKeptMs } from '../../../../lib/kept/kept-items.ts'

const itemId = 'new establishment asked for'
const askedSchema = z.object({ kind: z.literal('newHome'), eid: idSchema })

/**
 * The home that somebody makes, from when they ask for it until they say that they have kept its key. Its id, and nothing of the key, is kept on their device as the
 * draft of a note is: after a page was loaded anew the same home is asked for again, or shown to be there (docs/adr/0149-a-new-home-outlives-its-page.md).
 */
export function useNewHome() {
  const [fresh, setFresh] = useState(() => crypto.randomUUID())
  const kept = askedSchema.safeParse(useKept().find(({ id }) => id === itemId)?.content)
  const eid = kept.data?.eid ?? fresh
  return {
    eid,
    /** Whether it was asked for, and its key not said to be kept. */
    isAsked: kept.success,
    ask: () => keepItem({ id: itemId, until: Date.now() + draftKeptMs, content: { kind: 'newHome', eid } }),
    /** The next one is another. */
    settle: () => {
      dropItem(itemId)
      setFresh(crypto.randomUUID())
    },
  }
}
