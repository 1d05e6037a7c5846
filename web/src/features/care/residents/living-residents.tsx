import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { residentsReadBy } from '@vigie/domain/people/permissions'
import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { ChangesOfHome } from '../trends/changes-of-home.tsx'
import { ArchivedResidents } from './archived-residents.tsx'
import { HeardDevicesContext } from './heard-devices.ts'
import { useSort, useView } from './list-looks.ts'
import type { Shown } from './narrowing.ts'
import { NarrowingChips } from './narrowing-chips.tsx'
import { NobodyFound } from './nobody-found.tsx'
import { OrderedResidents } from './ordered-residents.tsx'
import { isMeantBy } from './resident-order.ts'
import { ResidentsToolbar } from './residents-toolbar.tsx'
import { useKnownOfHome } from './use-known-of-home.ts'
import { useNarrowed } from './use-narrowed.ts'

/** From this many on, looking for somebody by eye takes longer than typing, or than asking for those who need something. */
const searchableFrom = 7

interface Props {
  establishment: OwnEstablishment
  residents: readonly WithId<Beneficiary>[]
  /** Whose residents alone may be asked for; null: all of the home's. */
  /** Whether somebody who is archived may be found. */
  hasArchived: boolean
  /** By which one is added, for who may. */
  children: ReactNode
}

/** The residents of a home as cards or lines, to be narrowed by text and by what they need, and behind them who is archived. */
export function LivingResidents({ establishment, residents, hasArchived, children }: Props) {
  const { t } = useTranslation()
  const [typed, type] = useState('')
  const wanted = useDeferredValue(typed)
  const [sort] = useSort()
  const [view] = useView()
  const { known, hear } = useKnownOfHome(establishment)
  const { narrowing, narrowTo, asksForChanges, each, shown, keep } = useNarrowed(residents, known)
  const timeZone = establishment.details?.timeZone
  const offersChanges = timeZone !== undefined && residentsReadBy(establishment.access) === 'all'
  const showsChanges = offersChanges && asksForChanges
  const chips = useRef<HTMLDivElement>(null)
  const meant = useMemo(() => residents.filter((one) => isMeantBy(wanted, one)), [residents, wanted])
  const found = useMemo(() => new Set(meant.flatMap(({ id }) => (shown.has(id) ? id : []))), [meant, shown])
  const unknown = meant.filter(({ id }) => each[narrowing].mayBe.has(id)).length
  const isSearchable = residents.length >= searchableFrom
  const choose = useCallback(
    (next: Shown) => {
      // Nothing that was typed narrows who has changed.
      if (next === 'changed') type('')
      narrowTo(next)
    },
    [narrowTo],
  )
  const showAll = () => {
    type('')
    narrowTo('all')
    // The button that was pressed goes.
    chips.current?.querySelector('button')?.focus()
  }

  return (
    <HeardDevicesContext value={hear}>
      <ResidentsToolbar
        isSearchable={isSearchable}
        found={showsChanges ? null : found.size}
        typed={typed}
        onType={(text) => {
          type(text)
          if (showsChanges) narrowTo('all')
        }}
      >
        {children}
      </ResidentsToolbar>
      {(isSearchable || narrowing !== 'all' || showsChanges) && (
        <Box ref={chips} sx={{ mb: { xs: 1.5, sm: 2 } }}>
          <NarrowingChips
            chosen={showsChanges ? 'changed' : narrowing}
            onChoose={choose}
            {...{ each, offersChanges }}
          />
          {unknown > 0 && !showsChanges && (
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {t('residentList.notKnownYet', { count: unknown })}
            </Typography>
          )}
        </Box>
      )}
      {showsChanges ? (
        <ChangesOfHome eid={establishment.id} timeZone={timeZone} />
      ) : (
        <>
          {found.size === 0 && <NobodyFound typed={wanted} narrowing={narrowing} onShowAll={showAll} />}
          <OrderedResidents
            key={sort}
            establishment={establishment}
            residents={residents}
            found={found}
            sort={sort}
            view={view}
            onTouch={keep}
          />
        </>
      )}
      {hasArchived && <ArchivedResidents establishment={establishment} wanted={wanted} />}
    </HeardDevicesContext>
  )
}
