import { expect, test } from 'vitest'
import { holdsEveryPackage } from './packages-state.mjs'

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    domain: { version: '0.1.0' },
    'node_modules/zod': { version: '4.6.7', integrity: 'sha512-zod' },
    'node_modules/@esbuild/aix-ppc64': { version: '0.28.2', integrity: 'sha512-aix', optional: true },
    'web/node_modules/vite': { version: '8.3.8', integrity: 'sha512-vite' },
  },
}
const installed = {
  packages: {
    'node_modules/zod': { version: '4.6.7', integrity: 'sha512-zod' },
    'web/node_modules/vite': { version: '8.3.8', integrity: 'sha512-vite' },
  },
}

test('packages for other systems may be absent', () => {
  expect(holdsEveryPackage(wanted, installed)).toBe(true)
})

test.each([
  ['another version', { 'node_modules/zod': { version: '4.6.6', integrity: 'sha512-zod' } }],
  ['another content', { 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-other' } }],
  ['another version for this system only', { 'node_modules/@esbuild/aix-ppc64': { version: '0.28.1' } }],
])('%s asks for an install', (_, change) => {
  expect(holdsEveryPackage(wanted, { packages: { ...installed.packages, ...change } })).toBe(false)
})

test('an absent package asks for an install', () => {
  expect(holdsEveryPackage(wanted, { packages: {} })).toBe(false)
})
