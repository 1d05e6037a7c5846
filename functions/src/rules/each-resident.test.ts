import { expect, it } from 'vitest'
import { grpcCodes } from '../data/grpc-codes.ts'
import { SpoiltDocument } from '../data/read-document.ts'
import { lookAtEach } from './each-resident.ts'

const residents = Array.from({ length: 25 }, (_, index) => `resident-${index}`)
const outage = Object.assign(new Error('14 UNAVAILABLE'), { code: grpcCodes.unavailable })

/** Looks at all of them, one of whom fails; answers at whom it looked to the end. */
async function lookWith(error: unknown) {
  const looked: string[] = []
  const asked = lookAtEach(residents, async (bid) => {
    await null
    if (bid === 'resident-3') throw error
    looked.push(bid)
    return bid.length
  })
  return { looked, found: await asked.catch((failure: unknown) => failure) }
}

it('looks at all the others where something of one cannot be read', async () => {
  for (const error of [new SpoiltDocument('a/b does not fit'), new TypeError('of undefined')]) {
    const { looked, found } = await lookWith(error)
    expect(looked).toHaveLength(24)
    expect(found).toEqual(new Map(looked.map((bid) => [bid, bid.length])))
  }
})

it('has an outage tried again, when all the others had their turn', async () => {
  const { looked, found } = await lookWith(outage)
  expect(looked).toHaveLength(24)
  expect(found).toBe(outage)
})
