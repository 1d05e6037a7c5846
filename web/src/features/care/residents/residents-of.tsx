import { mdiAccountGroupOutline, mdiAccountSearchOutline } from '@mdi/js'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { can } from '@vigie/domain/people/permissions'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/empty-state.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { residentsSource } from '../records/sources.ts'
import { useUnreadableNames } from '../records/unreadable-names.ts'
import { ArchivedResidents } from './archived-residents.tsx'
import { useSort, useView } from './list-looks.ts'
import { AddResident } from './manage/add-resident.tsx'
import { OrderedResidents } from './ordered-residents.tsx'
import { isMeantBy } from './resident-order.ts'
import { ResidentsToolbar } from './residents-toolbar.tsx'

const nobody: readonly WithId<Beneficiary>[] = []

/** The residents of one establishment as cards or lines, in the order that the person has chosen, and behind them who is archived. */
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
  const [sort] = useSort()
  const [view] = useView()
  const residents = live.status === 'ready' ? live.value.items : nobody
  const found = useMemo(
    () => new Set(residents.filter((one) => isMeantBy(wanted, one)).map(({ id }) => id)),
    [residents, wanted],
  )

  if (live.status === 'failed') return <NoAccess />
  if (live.status === 'loading') return <Skeletons shape="cards" />
  if (residents.length === 0) {
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
      <ResidentsToolbar count={residents.length} found={found.size} typed={typed} onType={type}>
        {mayAdd && <AddResident eid={establishment.id} />}
      </ResidentsToolbar>
      {found.size === 0 && (
        <EmptyState
          icon={mdiAccountSearchOutline}
          title={t('residents.noneFound', { typed: wanted.trim() })}
          help={t('residents.noneFoundHelp')}
        />
      )}
      <OrderedResidents
        key={sort}
        establishment={establishment}
        residents={residents}
        found={found}
        sort={sort}
        view={view}
      />
      <ArchivedResidents eid={establishment.id} followedBy={followedBy} wanted={wanted} />
    </>
  )
}
