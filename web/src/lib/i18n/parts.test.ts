import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { managing } from './fr/managing.ts'

const source = join(import.meta.dirname, '../..')
const imported = /(?:from |import\()'(\.[^']*)'/g

/** Behind these, the texts of where homes and people are managed are there; the rest is what they alone bring. */
const gates = [
  'app/admin-area.tsx',
  'app/admin-users-page.tsx',
  'features/admin/',
  'features/care/establishments/administered-page.tsx',
  'features/care/establishments/create/',
  'features/care/establishments/invitation-dialog.tsx',
  'features/care/establishments/manage/manage-page.tsx',
  'features/care/establishments/manage/informations/',
  'features/care/establishments/manage/journal/',
  'features/care/establishments/manage/licences/licences-tab.tsx',
  'features/care/establishments/manage/refusals/',
  'features/care/establishments/manage/rules/',
  'features/care/establishments/manage/shifts/shifts-tab.tsx',
  'features/care/establishments/manage/users/',
  'features/care/devices/manage/devices-tab.tsx',
  'features/care/devices/manage/managed-tiles.tsx',
]

/** All that is loaded from a file on, but for what is behind a gate. */
function reached(file: string, known = new Set<string>()): ReadonlySet<string> {
  const name = relative(source, file)
  if (known.has(name) || !existsSync(file) || gates.some((gate) => name.startsWith(gate))) return known
  known.add(name)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imported))
    reached(join(dirname(file), path), known)
  return known
}

test('no page says a text of where homes and people are managed, but those that load them', () => {
  const said = new RegExp(`['"\`](${Object.keys(managing).join('|')})\\.[\\w$]`)
  const pages = [...reached(join(source, 'main.tsx'))]
  expect(pages.length).toBeGreaterThan(400)
  expect(pages.filter((name) => said.test(readFileSync(join(source, name), 'utf8')))).toEqual([])
})
