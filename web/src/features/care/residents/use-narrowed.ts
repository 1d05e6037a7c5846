import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useCalm } from '../../../lib/page/calm-order.ts'
import {
  type KnownOfHome,
  type NarrowedTo,
  type Narrowing,
  narrowedTo,
  narrowings,
  type Shown,
} from './narrowing.ts'

/** To whom a list is narrowed, and how that is changed. */
export interface Narrowed {
  readonly narrowing: Narrowing
  readonly narrowTo: (next: Shown) => void
  /** Whether who has changed over days is asked for in place of the list. */
  readonly asksForChanges: boolean
  /** Whom each narrowing asks for. */
  readonly each: Readonly<Record<Narrowing, NarrowedTo>>
  /** The ids of those to be shown. */
  readonly shown: ReadonlySet<string>
  /** Keeps somebody in the list, with whom one is busy, until one turns to another. */
  readonly keep: (bid: string) => void
}

/**
 * Narrows the residents of a home; the address says to what, so that who comes back finds the list as it was. Who is not asked for any
 * more leaves once nobody touches the screen, and not while one is busy with them.
 */
export function useNarrowed(residents: readonly WithId<Beneficiary>[], known: KnownOfHome): Narrowed {
  const [search, setSearch] = useSearchParams()
  const narrowing = narrowings.find((one) => one === search.get('only')) ?? 'all'
  const [kept, keep] = useState<string | null>(null)
  const each = useMemo(
    () => ({
      all: narrowedTo('all', residents, known),
      alert: narrowedTo('alert', residents, known),
      silent: narrowedTo('silent', residents, known),
      noMood: narrowedTo('noMood', residents, known),
    }),
    [residents, known],
  )
  const asked = useMemo(() => [...each[narrowing].are, ...each[narrowing].mayBe].join(), [each, narrowing])
  const settled = useCalm(`${narrowing},${asked}`)
  // As text, so that a list that stays the same is not drawn anew.
  const shown = useMemo(() => {
    const [settledFor, ...staying] = settled.split(',')
    const all = [
      ...asked.split(','),
      ...(settledFor === narrowing ? staying : []),
      ...(kept === null ? [] : [kept]),
    ]
    return new Set(all)
  }, [narrowing, asked, settled, kept])
  const narrowTo = useCallback(
    (next: Shown) => {
      keep(null)
      setSearch(next === 'all' ? {} : { only: next }, { replace: true })
    },
    [setSearch],
  )
  return {
    narrowing,
    narrowTo,
    asksForChanges: search.get('only') === 'changed',
    each,
    shown,
    keep,
  }
}
