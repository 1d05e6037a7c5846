import { expect, test } from 'vitest'
import { manifestOf } from './hidane-source.ts'

const packages = ['tokio', 'hidane'].map((name) => ({ name, manifest_path: `/registry/${name}/Cargo.toml` }))

test('a package is found among those that cargo names, whatever it warned of before', () => {
  const said = `warning: no edition\n${JSON.stringify({ packages })}`
  expect(manifestOf('hidane', said)).toBe('/registry/hidane/Cargo.toml')
  expect(() => manifestOf('other', said)).toThrow('cargo does not know other')
})
