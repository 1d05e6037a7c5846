import { mdiAccountSearchOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/empty-state.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import { useLiveAll } from '../../../lib/firebase/use-live.ts'
import { foundPeople, type Sorting } from './found-people.ts'
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
  const search = (text: string) => {
    type(text)
    setCount(step)
  }
  if (found.some(({ status }) => status === 'failed')) return <NoAccess />
  const isLoading = found.some(({ status }) => status === 'loading')
  const lists = found.flatMap((live) => (live.status === 'ready' ? live.value : []))
  const items = foundPeople(
    lists.map((list) => list.items),
    sorting,
  )
  const unreadable = new Set(lists.flatMap((list) => list.unreadable.map(({ id }) => id)))
  const isCutOff = lists.some((list) => list.items.length + list.unreadable.length >= count)
  return (
    <>
      <SearchPeople typed={typed} onType={search} sorting={sorting} onSort={setSorting} />
      <Unreadable names={[...unreadable]} />
      {isLoading && items.length === 0 && <Skeletons shape="rows" />}
      {!isLoading && items.length + unreadable.size === 0 && (
        <EmptyState
          icon={mdiAccountSearchOutline}
          title={t('adminUsers.none')}
          help={t('adminUsers.noneHelp')}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {items.map((user) => (
          <UserRow key={user.id} uid={user.id} user={user} />
        ))}
      </Box>
      {isCutOff && (
        <Button variant="outlined" onClick={() => setCount(count + step)}>
          {t('adminUsers.more')}
        </Button>
      )}
    </>
  )
}
