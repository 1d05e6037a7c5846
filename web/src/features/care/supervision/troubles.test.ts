import { newChain } from '@vigie/domain/supervision/chain'
import { expect, test } from 'vitest'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { troublesOf } from './troubles.ts'

const minute = 60_000
const now = 1_000 * minute
const nobody = { follows: () => false, administers: () => false }
const heard = () => true
const unheard = () => false
const staff = { ...nobody, follows: () => true }

const home = (details: object, state = 'active') =>
  ({ id: 'erables', name: 'Les Érables', details: { state, ...details } }) as unknown as OwnEstablishment

test('a home whose alerts get through and that is heard has nothing to say; nor has one that is inactive', () => {
  expect(troublesOf([home({ chain: newChain(now) })], staff, heard, now)).toEqual([])
  const broken = { chain: { ...newChain(0), broken: { part: 'ingest', since: 0, told: null } } }
  expect(troublesOf([home(broken, 'inactive')], staff, heard, now)).toEqual([])
})

test('a break is said to everybody; a check that is not heard, only where the home is heard', () => {
  const broken = home({
    chain: { ...newChain(now), broken: { part: 'sms', since: now - minute, told: null } },
  })
  expect(troublesOf([broken], nobody, unheard, now)).toMatchObject([
    { chain: { kind: 'broken', part: 'sms' } },
  ])
  const old = home({ chain: newChain(now - 13 * minute) })
  expect(troublesOf([old], nobody, heard, now)).toMatchObject([{ chain: { kind: 'unheard' } }])
  expect(troublesOf([old], nobody, unheard, now)).toEqual([])
  // Nor is "never tried" taken for well.
  expect(troublesOf([home({})], nobody, heard, now)).toMatchObject([{ chain: { kind: 'unheard', since: 0 } }])
  expect(troublesOf([home({})], nobody, unheard, now)).toEqual([])
})

test('a silent home or gateway is for whoever follows residents to know, single devices for who administers', () => {
  const silentBy = (of: string) => home({ chain: newChain(now), silent: { of, since: 0, devices: 3 } })
  expect(troublesOf([silentBy('gateway')], staff, heard, now)).toHaveLength(1)
  expect(troublesOf([silentBy('gateway'), silentBy('home')], nobody, heard, now)).toEqual([])
  expect(troublesOf([silentBy('devices')], staff, heard, now)).toEqual([])
  expect(troublesOf([silentBy('devices')], { ...staff, administers: () => true }, heard, now)).toHaveLength(1)
})
