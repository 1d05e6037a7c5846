import { expect, test } from 'vitest'
import { inHandOf } from './in-hand.ts'
import type { UnderWay } from './own-acts.ts'

const own = (id: string, uid: string | null, underWay: UnderWay | null = null) => ({
  alert: { id, acknowledgedBy: uid === null ? null : { uid, name: uid } },
  underWay,
})

test('whoever leaves has in hand what they took, or are taking, and are not resolving', () => {
  const all = [
    own('mine', 'alice'),
    own('taking', null, 'acknowledging'),
    own('resolving', 'alice', 'resolving'),
    own('soon', 'alice', 'resolvingSoon'),
    own('nobody', null),
    own('other', 'bob'),
  ]
  expect(inHandOf(all, 'alice').map(({ alert }) => alert.id)).toEqual(['mine', 'taking'])
})
