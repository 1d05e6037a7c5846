import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { permissionsPage } from './permissions-page.ts'

test('docs/permissions.md says what the permission table says (npm run docs:permissions renews it)', async () => {
  const page = await readFile(new URL('../../docs/permissions.md', import.meta.url), 'utf8')
  expect(page).toBe(permissionsPage())
})
