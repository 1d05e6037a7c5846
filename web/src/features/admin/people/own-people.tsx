import { mdiAccountSearchOutline } from '@mdi/js'
import { getUsersCall, type ListedUser } from '@vigie/domain/api/user-record-calls'
import { nameStartIn, nameStartsOf } from '@vigie/domain/people/name-starts'
import { sortNameOf } from '@vigie/domain/people/sort-name'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedAnswer } from '../../../components/failed-answer.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { callApi } from '../../../lib/api/api-client.ts'
import { useAnswer } from '../../../lib/api/use-answer.ts'
import { type Sorting, sortedPeople } from './found-people.ts'
import { PeopleRows } from './people-rows.tsx'
import { SearchPeople } from './search-people.tsx'
import { UserRow } from './user-row.tsx'

/** How many are shown at a time. */
const step = 50

/** The people of a few homes are few enough to be held and searched here. */
async function everybody(): Promise<ListedUser[]> {
  const found: ListedUser[] = []
  let after: string | undefined
  do {
    const { users, next } = await callApi(getUsersCall, { params: {}, query: { after } })
    found.push(...users)
    after = next ?? undefined
  } while (after !== undefined)
  return found
}

/** By any part of their name or address, or by the words of their name in another order. */
function isFound({ displayName, email }: ListedUser, typed: string): boolean {
  const start = nameStartIn(typed)
  const isPart = sortNameOf(`${displayName} ${email ?? ''}`).includes(sortNameOf(typed))
  return isPart || (start !== null && nameStartsOf(displayName).includes(start))
}

/** The people of the homes that somebody administers, by name or address, as many as fit a screen, and those after them when asked. */
export function OwnPeople() {
  const { t } = useTranslation()
  const { answer, ask } = useAnswer(everybody)
  const [typed, type] = useState('')
  const [sorting, sort] = useState<Sorting>('name')
  const [count, setCount] = useState(step)
  const search = (text: string) => {
    type(text)
    setCount(step)
  }
  if (answer.status === 'failed') return <FailedAnswer failure={answer.failure} onRetry={ask} />
  if (answer.status === 'loading') return <Skeletons shape="rows" />
  const found = sortedPeople(
    answer.value.filter((user) => isFound(user, typed)),
    sorting,
  )
  return (
    <>
      <SearchPeople typed={typed} onType={search} sorting={sorting} onSort={sort} />
      {found.length === 0 && (
        <EmptyState
          icon={mdiAccountSearchOutline}
          title={t('adminUsers.none')}
          help={t('adminUsers.ownNoneHelp')}
        />
      )}
      <PeopleRows hasMore={found.length > count} onMore={() => setCount(count + step)}>
        {found.slice(0, count).map((user) => (
          <UserRow key={user.uid} uid={user.uid} user={user} />
        ))}
      </PeopleRows>
    </>
  )
}
