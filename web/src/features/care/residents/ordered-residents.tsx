import Box from '@mui/material/Box'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { memo, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { CardList } from '../../../components/card-list.tsx'
import { StaysInSight } from '../../../components/stays-in-sight.tsx'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { unhurried, useCalmOrder } from '../../../lib/page/calm-order.ts'
import { useFollowedLinks } from '../../../lib/page/use-followed-links.ts'
import { usePlaceLeft } from '../../../lib/page/use-place-left.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { careFaces } from '../moods/care-faces.ts'
import type { Sort, View } from './list-looks.ts'
import { listStyles, residentStyles } from './list-styles.ts'
import { movementLooks } from './movement.tsx'
import { ResidentCard } from './resident-card.tsx'
import { ResidentRow } from './resident-row.tsx'
import { useRankedResidents } from './use-ranked-residents.ts'

interface Props {
  establishment: OwnEstablishment
  residents: readonly WithId<Beneficiary>[]
  /** The ids of those to be shown: the others keep their places meanwhile. */
  found: ReadonlySet<string>
  sort: Sort
  view: View
  /** Told of each whom somebody touches, or whose card takes the focus. */
  onTouch: (bid: string) => void
}

/**
 * The residents of a home in an order that stays while somebody touches the screen. Another order is asked for on purpose and comes at
 * once: it is to be another `key`.
 */
export const OrderedResidents = memo(function OrderedResidents({
  establishment,
  residents,
  found,
  sort,
  view,
  onTouch,
}: Props) {
  const ranked = useRankedResidents(residents, sort)
  const ordered = useCalmOrder(ranked, ({ resident }) => resident.id, unhurried)
  const shown = ordered.filter(({ resident }) => found.has(resident.id))
  const follow = useFollowedLinks()
  const list = useRef<HTMLDivElement>(null)
  usePlaceLeft(list, 'data-resident')
  // Who comes back finds the list scrolled to where they left it.
  const isNew = useNavigationType() !== 'POP'
  const [first] = useState(() => (isNew ? onScreen(view) : 0))
  const One = view === 'cards' ? ResidentCard : ResidentRow
  const touched = ({ target }: { target: EventTarget }) => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-resident]') : null
    if (card?.dataset.resident) onTouch(card.dataset.resident)
  }
  return (
    <Box
      ref={list}
      sx={[residentStyles, movementLooks, careFaces, listStyles[view]]}
      onClick={follow}
      onPointerDownCapture={touched}
      onFocusCapture={touched}
    >
      <StaysInSight order={shown.map(({ resident }) => resident.id).join()} parts="[data-resident]">
        <CardList minWidth={view === 'cards' ? 300 : 2_000} gap={view === 'cards' ? { xs: 1.5, sm: 2 } : 1}>
          {shown.map(({ resident, alert }, index) => (
            <One
              key={resident.id}
              resident={resident}
              alert={alert}
              establishment={establishment}
              isFirst={index < first}
            />
          ))}
        </CardList>
      </StaysInSight>
    </Box>
  )
})

/** How many residents there is room for on screen, about: the rest of the page leaves room for fewer. */
function onScreen(view: View): number {
  const [widthPx, heightPx] = view === 'cards' ? [316, 222] : [1_440, 80]
  return (
    Math.max(1, Math.floor((Math.min(innerWidth, 1440) - 32) / widthPx)) * Math.ceil(innerHeight / heightPx)
  )
}
