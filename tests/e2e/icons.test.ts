import { deviceCatalogue } from '@vigie/domain/devices/device-catalogue'
import { expect, test } from 'vitest'
import { appUrl, newTab } from './support/app.ts'
import { browser } from './support/browser.ts'

const numbered = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `/${folder}/${index}.png`)
const devices = [...new Set(Object.values(deviceCatalogue).map(({ icon }) => `/devices/${icon}.svg`))]

/** What is told apart by these alone, wherever it is shown small. */
const groups: readonly [name: string, icons: readonly string[]][] = [
  ['moods', numbered('moods', 7)],
  ['healths', numbered('healths', 4)],
  [
    'appetites',
    ['GOOD', 'NORMAL', 'NOT_ENOUGH', 'NOTHING'].map((appetite) => `/appetites/APPETITE_${appetite}.png`),
  ],
  ['devices', devices],
]

/** How much of what is drawn of two icons must be drawn in one of them alone, as a share of both. */
const leastApart = 0.15

/** Runs in the page: which points of an icon are drawn dark at 24 px, whatever its colours; what lies under it is white. */
async function inkOf(address: string): Promise<boolean[]> {
  const icon = new Image()
  icon.src = address
  await icon.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: 24, height: 24 })
  const drawing = canvas.getContext('2d')
  if (drawing === null) throw new Error('Nothing is drawn')
  drawing.fillStyle = '#ffffff'
  drawing.fillRect(0, 0, 24, 24)
  drawing.drawImage(icon, 0, 0, 24, 24)
  const { data } = drawing.getImageData(0, 0, 24, 24)
  return Array.from({ length: 24 * 24 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 4)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 128
  })
}

/** The share of the points drawn in either that is drawn in one alone. */
function apart(one: readonly boolean[], other: readonly boolean[]): number {
  const either = one.filter((isInk, index) => isInk || other[index]).length
  return one.filter((isInk, index) => isInk !== other[index]).length / either
}

test.each(groups)(
  'each of the %s differs from the others in what is drawn, at 24 px and without colours',
  async (_name, icons) => {
    const page = await newTab(browser)
    await page.goto(appUrl('/login'))
    const inks = new Map<string, boolean[]>()
    for (const icon of icons) inks.set(icon, await page.evaluate(inkOf, icon))
    const alike = icons.flatMap((one, index) =>
      icons.slice(index + 1).flatMap((other) => {
        const share = apart(inks.get(one) ?? [], inks.get(other) ?? [])
        return share < leastApart ? [`${one} ${other}: ${share.toFixed(2)}`] : []
      }),
    )
    // One that was not found, or is empty, differs from all.
    for (const [icon, ink] of inks) expect(ink.filter(Boolean).length, icon).toBeGreaterThan(40)
    expect(alike).toEqual([])
  },
)
