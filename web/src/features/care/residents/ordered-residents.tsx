import Box from '@mui/material/Box'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { memo } from 'react'
import { CardList } from '../../../components/card-list.tsx'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useCalmOrder } from '../../../lib/page/calm-order.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import type { Sort, View } from './list-looks.ts'
import { listStyles, residentStyles } from './list-styles.ts'
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
  const ordered = useCalmOrder(ranked, ({ resident }) => resident.id)
  const One = view === 'cards' ? ResidentCard : ResidentRow
  const touched = ({ target }: { target: EventTarget }) => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-resident]') : null
    if (card?.dataset.resident) onTouch(card.dataset.resident)
  }
  return (
    <Box sx={[residentStyles, listStyles[view]]} onPointerDownCapture={touched} onFocusCapture={touched}>
      <CardList minWidth={view === 'cards' ? 300 : 2_000} gap={view === 'cards' ? { xs: 1.5, sm: 2 } : 1}>
        {ordered
          .filter(({ resident }) => found.has(resident.id))
          .map(({ resident, alert }) => (
            <One key={resident.id} resident={resident} alert={alert} establishment={establishment} />
          ))}
      </CardList>
    </Box>
  )
})
