import { expect, test } from 'vitest'
import { routeWeights } from '../bench/route-weights.ts'

/** In kilobytes, gzip: what a phone on a poor line can wait for (docs/architecture.md, "Measured"). */
const mostBeforeTheApp = 260
const most = 360

test('no page loads more than it may before it can be used', () => {
  const weights = Object.entries(routeWeights())
  const limit = (address: string) => (address === '/login' ? mostBeforeTheApp : most)
  expect(weights.filter(([address, weight]) => weight > limit(address))).toEqual([])
})
