import { expect, it } from 'vitest'
import { atOnce, atOncePerHome, inPool } from './pools.ts'

/** Messages that hang until they are let go, and which of them have begun. */
function hanging() {
  const begun: string[] = []
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  const send = (channel: 'sms' | 'email', home: string, count: number) =>
    Array.from({ length: count }, () =>
      inPool(channel, home, async () => {
        begun.push(`${channel} of ${home}`)
        await promise
      }),
    )
  const countOf = (what: string) => begun.filter((one) => one === what).length
  return { send, letGo, countOf }
}

it('messages of a home that hang, however many, delay neither another home nor another channel', async () => {
  const { send, letGo, countOf } = hanging()
  const all = send('sms', 'large', 2 * atOnce.sms)
  all.push(...send('sms', 'small', 1), ...send('email', 'large', 1))

  await expect.poll(() => countOf('sms of small')).toBe(1)
  await expect.poll(() => countOf('email of large')).toBe(1)
  expect(countOf('sms of large')).toBe(atOncePerHome.sms)
  letGo()
  await Promise.all(all)
  expect(countOf('sms of large')).toBe(2 * atOnce.sms)
})

it('those of all homes together are bounded, and none is left out', async () => {
  const { send, letGo, countOf } = hanging()
  const homes = Array.from({ length: 6 }, (_, index) => `home-${index}`)
  const all = homes.flatMap((home) => send('sms', home, atOncePerHome.sms))
  const begun = () => homes.reduce((sum, home) => sum + countOf(`sms of ${home}`), 0)

  await expect.poll(begun).toBe(atOnce.sms)
  letGo()
  await Promise.all(all)
  expect(begun()).toBe(homes.length * atOncePerHome.sms)
})
