import { paths } from '@vigie/domain/paths'
import { expect, test } from 'vitest'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { type HeardAlerts, unseenOf } from './unseen-alerts.ts'

const homeOf = (id: string) => ({ id }) as OwnEstablishment
const spoilt = (eid: string, id: string) => ({ id, path: paths.alert(eid, id), said: {} })
const ready = (eid: string | null, ...unreadable: ReturnType<typeof spoilt>[]): HeardAlerts => ({
  eid,
  live: { status: 'ready', value: { items: [], unreadable } },
})
const failed = (eid: string | null): HeardAlerts => ({
  eid,
  live: { status: 'failed', code: 'permission-denied' },
})

test('where everything is heard and can be read, nothing is unseen; what is loading is not said to be', () => {
  expect(unseenOf([ready('lilas'), { eid: 'aulnes', live: { status: 'loading' } }], homeOf)).toEqual([])
})

test('a home of which one query fails is not seen whole, with what of it cannot be read', () => {
  expect(unseenOf([ready('lilas', spoilt('lilas', 'a')), failed('lilas'), ready('aulnes')], homeOf)).toEqual([
    { establishment: homeOf('lilas'), isWhole: false, unreadable: [spoilt('lilas', 'a')] },
  ])
})

test('what one query for every home cannot read is told home by home', () => {
  const heard = ready(null, spoilt('lilas', 'a'), spoilt('aulnes', 'b'), spoilt('lilas', 'c'))
  expect(unseenOf([heard], homeOf)).toEqual([
    {
      establishment: homeOf('lilas'),
      isWhole: true,
      unreadable: [spoilt('lilas', 'a'), spoilt('lilas', 'c')],
    },
    { establishment: homeOf('aulnes'), isWhole: true, unreadable: [spoilt('aulnes', 'b')] },
  ])
})

test('where that query fails, it is said once, of every home', () => {
  expect(unseenOf([failed(null)], homeOf)).toEqual([{ establishment: null, isWhole: false, unreadable: [] }])
})
