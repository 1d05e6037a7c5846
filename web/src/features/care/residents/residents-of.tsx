import { mdiAccountGroupOutline, mdiAccountSearchOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { can } from '@vigie/domain/people/permissions'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList } from '../../../components/card-list.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { SearchField } from '../../../components/search-field.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { useCalmOrder } from '../../../lib/page/calm-order.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { residentsSource } from '../records/sources.ts'
import { useUnreadableNames } from '../records/unreadable-names.ts'
import { ArchivedResidents } from './archived-residents.tsx'
import { AddResident } from './manage/add-resident.tsx'
import { ResidentCard } from './resident-card.tsx'
import { isMeantBy } from './resident-order.ts'
import { useRankedResidents } from './use-ranked-residents.ts'

/** From this many on, looking for somebody by eye takes longer than typing. */
const searchableFrom = 7

/** The residents of one establishment as cards, worst first, then room order. */
export function ResidentsOf({ establishment }: { establishment: OwnEstablishment }) {
  const { t } = useTranslation()
  const { uid } = useSession().user
  const seesAll = can(establishment.access, 'read', 'beneficiaries')
  const followedBy = seesAll ? null : uid
  const source = useMemo(() => residentsSource(establishment.id, followedBy), [establishment.id, followedBy])
  const mayAdd = can(establishment.access, 'update', 'beneficiaries')
  const live = useLive(source)
  const names = useUnreadableNames()
  const [typed, type] = useState('')
  const wanted = useDeferredValue(typed)
  const ranked = useRankedResidents(live.status === 'ready' ? live.value.items : [])
  const ordered = useCalmOrder(ranked, ({ resident }) => resident.id)
  const found = useMemo(
    () => ordered.filter(({ resident }) => isMeantBy(wanted, resident)),
    [ordered, wanted],
  )

  if (live.status === 'failed') return <NoAccess />
  if (live.status === 'loading') return <Skeletons shape="cards" />
  if (ordered.length === 0) {
    return (
      <>
        <Unreadable names={names(live.value.unreadable)} />
        {live.value.unreadable.length === 0 && (
          <EmptyState
            icon={mdiAccountGroupOutline}
            title={t('residents.none')}
            help={t(
              mayAdd
                ? 'residents.noneYetHelp'
                : seesAll
                  ? 'residents.noneHelp'
                  : 'residents.noneFollowedHelp',
            )}
          >
            {mayAdd && <AddResident eid={establishment.id} isFirst />}
          </EmptyState>
        )}
        <ArchivedResidents eid={establishment.id} followedBy={followedBy} wanted="" />
      </>
    )
  }

  return (
    <>
      <Unreadable names={names(live.value.unreadable)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        {ordered.length >= searchableFrom && (
          <SearchField
            label={t('residents.search')}
            hint={t('residents.searchHint')}
            value={typed}
            onChange={type}
          />
        )}
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {t('residents.shown', { count: found.length })}
        </Typography>
        {mayAdd && (
          <Box sx={{ ml: 'auto' }}>
            <AddResident eid={establishment.id} />
          </Box>
        )}
      </Box>
      {found.length === 0 && (
        <EmptyState
          icon={mdiAccountSearchOutline}
          title={t('residents.noneFound', { typed: wanted.trim() })}
          help={t('residents.noneFoundHelp')}
        />
      )}
      <CardList minWidth={300} gap={{ xs: 1.5, sm: 2 }}>
        {found.map(({ resident, alert }) => (
          <ResidentCard key={resident.id} resident={resident} alert={alert} establishment={establishment} />
        ))}
      </CardList>
      <ArchivedResidents eid={establishment.id} followedBy={followedBy} wanted={wanted} />
    </>
  )
}
