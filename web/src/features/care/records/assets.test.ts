import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { deviceCatalogue } from '@vigie/domain/devices/device-catalogue'
import { expect, test } from 'vitest'

/** The pictures that were promised at these addresses, each spelt here: what is not ours may name them too. */
const promised = [
  ...['0', '1', '2', '3', '4', '5', '6'].map((mood) => `/moods/${mood}.png`),
  ...['0', '1', '2', '3'].map((health) => `/healths/${health}.png`),
  '/appetites/APPETITE_GOOD.png',
  '/appetites/APPETITE_NORMAL.png',
  '/appetites/APPETITE_NOT_ENOUGH.png',
  '/appetites/APPETITE_NOTHING.png',
  '/avatars/default.svg',
]
const ofDevices = Object.values(deviceCatalogue).map(({ icon }) => `/devices/${icon}.svg`)

test.each([...promised, ...new Set(ofDevices)])('%s is there', (address) => {
  const file = new URL(`../../../../public${address}`, import.meta.url)
  expect(existsSync(fileURLToPath(file))).toBe(true)
})
