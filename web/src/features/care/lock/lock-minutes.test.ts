import type { Member } from '@vigie/domain/people/user'
import { expect, test } from 'vitest'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { lockMinutesOf } from './lock-minutes.ts'

function home(lockAfterMinutes: number | null | undefined, change: Partial<Member> = {}): OwnEstablishment {
  const membership = { state: 'accepted', role: 4, roleId: 11, beneficiaryIds: [], ...change } as Member
  return { access: { membership }, details: { lockAfterMinutes } } as unknown as OwnEstablishment
}
const unreadable = { ...home(5), details: null }

test.each([
  ['no home', [], null],
  ['a home that never locks', [home(null), home(undefined)], null],
  ['the strictest of several', [home(10), home(null), home(2)], 2],
  ['one that cannot be read', [home(10), unreadable], undefined],
  ['a home whose resident they follow', [home(2, { role: 5 }), home(10)], 10],
  ['a home of which they know the name only', [home(2, { roleId: null })], null],
  ['a home that they have not joined', [home(2, { state: 'pending' })], null],
])('%s', (_, list, minutes) => {
  expect(lockMinutesOf(list)).toBe(minutes)
})
