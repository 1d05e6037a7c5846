import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { localFirebaseConfig } from './firebase-config.ts'
import { defaultPorts, portsAt } from './ports.ts'

const source = readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8')

test('at offset 0 the ports are those that firebase.json itself gives', () => {
  expect(localFirebaseConfig(source, defaultPorts, 'parameters')).toMatchObject({
    emulators: JSON.parse(source).emulators,
  })
})

test('a suite elsewhere differs in its builds, its ports and its folder of parameters only', () => {
  const { emulators, functions, hosting, ...rest } = JSON.parse(source)
  const local = localFirebaseConfig(source, portsAt(3000), '.cache/suites/3000/parameters')
  expect(local).toMatchObject({
    ...rest,
    functions: { ...functions, source: 'local/functions', configDir: '.cache/suites/3000/parameters' },
    hosting: { ...hosting, public: 'local/web', headers: expect.anything() },
    emulators: { hosting: { host: '127.0.0.1', port: 8000 }, firestore: { websocketPort: 12_150 } },
  })
})

test('the policy of the pages is that of production, but for the emulators that they may talk to', () => {
  const policyOf = (config: unknown) =>
    JSON.stringify(config).match(/"Content-Security-Policy","value":"([^"]+)"/)?.[1] ?? ''
  const local = policyOf(localFirebaseConfig(source, defaultPorts, 'parameters'))

  expect(local).toContain("connect-src http://127.0.0.1:* 'self'")
  expect(local.replace('http://127.0.0.1:* ', '')).toBe(policyOf(JSON.parse(source)))
  expect(policyOf(JSON.parse(source))).toMatch(/^default-src 'none'; script-src 'self'; /)
  expect(policyOf(JSON.parse(source))).not.toContain('unsafe')
})
