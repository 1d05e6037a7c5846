import { expect, test } from 'vitest'
import { routes } from '../../../../lib/page/routes.ts'
import { manageTabs } from './tabs.ts'

test('every tab stands at an address of the app’s own list, which the tests of all addresses go through', () => {
  const known: readonly unknown[] = Object.values(routes)
  expect(manageTabs.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([])
})
