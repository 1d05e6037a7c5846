import { mdiAccountGroupOutline } from '@mdi/js'
import { can } from '@vigie/domain/people/permissions'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/empty-state.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import { useFocusOnward } from '../../../lib/page/use-focus-onward.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { HomeReach } from '../reach/home-reach.tsx'
import { useUnreadableNames } from '../records/unreadable-names.ts'
import { hasArchivedInReach } from './archived-in-reach.ts'
import { ArchivedResidents } from './archived-residents.tsx'
import { LivingResidents } from './living-residents.tsx'
import { AddResident } from './manage/add-resident.tsx'
import { useResidents } from './use-residents.ts'

/** The residents of one establishment, as far as the person may read them. */
export function ResidentsOf({ establishment }: { establishment: OwnEstablishment }) {
  const { t } = useTranslation()
  const seesAll = can(establishment.access, 'read', 'beneficiaries')
  const mayAdd = can(establishment.access, 'update', 'beneficiaries')
  const live = useResidents(establishment)
  const names = useUnreadableNames()
  const none = useRef<HTMLDivElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  useFocusOnward(none, add)

  if (live.status === 'failed') return <NoAccess />
  if (live.status === 'loading') return <Skeletons shape="cards" />
  const { items, unreadable } = live.value
  const hasArchived = hasArchivedInReach(establishment.access, [...items, ...unreadable])
  if (items.length === 0) {
    return (
      <div ref={none}>
        <Unreadable names={names(unreadable)} />
        {unreadable.length === 0 && (
          <EmptyState
            icon={mdiAccountGroupOutline}
            title={t('residentList.none')}
            help={t(
              mayAdd
                ? 'residentList.noneYetHelp'
                : seesAll
                  ? 'residentList.noneHelp'
                  : 'residentList.noneFollowedHelp',
            )}
          >
            {mayAdd && <AddResident eid={establishment.id} isFirst />}
          </EmptyState>
        )}
        {hasArchived && <ArchivedResidents establishment={establishment} wanted="" />}
      </div>
    )
  }

  return (
    <>
      <HomeReach establishment={establishment} />
      <Unreadable names={names(unreadable)} />
      <LivingResidents establishment={establishment} residents={items} hasArchived={hasArchived}>
        {mayAdd && <AddResident ref={add} eid={establishment.id} />}
      </LivingResidents>
    </>
  )
}
