import { mdiAccountSearchOutline } from '@mdi/js'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/empty-state.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import { useLiveAll } from '../../../lib/firebase/use-live.ts'
import { foundPeople, type Sorting } from './found-people.ts'
import { PeopleRows } from './people-rows.tsx'
import { SearchPeople } from './search-people.tsx'
import { usersSources } from './sources.ts'
import { UserRow } from './user-row.tsx'

/** How many are read at a time: whoever looks for somebody types, and does not read on. */
const step = 50

/** People in the order of their address or name, as many as fit a screen, and those after them when asked. */
export function PeopleList() {
  const { t } = useTranslation()
  const [sorting, setSorting] = useState<Sorting>('email')
  const [typed, type] = useState('')
  const [count, setCount] = useState(step)
  const found = useLiveAll(useMemo(() => usersSources(sorting, typed, count), [sorting, typed, count]))
  // Those that were shown stay while those after them are read.
  const [held, hold] = useState<typeof found>([])
  const search = (text: string) => {
    type(text)
    setCount(step)
    hold([])
  }
  const sort = (by: Sorting) => {
    setSorting(by)
    hold([])
  }
  if (found.some(({ status }) => status === 'failed')) return <NoAccess />
  const isLoading = found.some(({ status }) => status === 'loading')
  const lists = (isLoading ? held : found).flatMap((live) => (live.status === 'ready' ? live.value : []))
  const items = foundPeople(
    lists.map((list) => list.items),
    sorting,
  )
  const unreadable = new Set(lists.flatMap((list) => list.unreadable.map(({ id }) => id)))
  const isCutOff = lists.some((list) => isLoading || list.items.length + list.unreadable.length >= count)
  return (
    <>
      <SearchPeople typed={typed} onType={search} sorting={sorting} onSort={sort} />
      <Unreadable names={[...unreadable]} />
      {isLoading && items.length === 0 && <Skeletons shape="rows" />}
      {!isLoading && items.length + unreadable.size === 0 && (
        <EmptyState
          icon={mdiAccountSearchOutline}
          title={t('adminUsers.none')}
          help={t('adminUsers.noneHelp')}
        />
      )}
      <PeopleRows
        hasMore={isCutOff}
        isReading={isLoading}
        onMore={() => {
          hold(found)
          setCount(count + step)
        }}
      >
        {items.map((user) => (
          <UserRow key={user.id} uid={user.id} user={user} />
        ))}
      </PeopleRows>
    </>
  )
}
