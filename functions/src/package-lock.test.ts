import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const json = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))

const versions = z.record(z.string(), z.string())
const packageSchema = z.object({ dependencies: versions, devDependencies: versions })
const lockSchema = z.object({
  packages: z.record(z.string(), z.looseObject({ version: z.string().optional() })),
})

const manifest = packageSchema.parse(json('functions/package.json'))
const { '': own, ...locked } = lockSchema.parse(json('functions/package-lock.json')).packages
const named = (packages: z.infer<typeof lockSchema>['packages']) =>
  Object.entries(packages).map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`)

test('functions/package-lock.json is in step with its package.json (npm run lock -w functions)', () => {
  expect(own).toMatchObject(manifest)
})

test('a deploy installs what the tests run with: every version is in the root lock too', () => {
  const inRoot = new Set(named(lockSchema.parse(json('package-lock.json')).packages))
  expect(named(locked).filter((name) => !inRoot.has(name))).toEqual([])
})

test('a deploy installs only what runs the bundle; what is bundled is a devDependency', () => {
  expect(Object.keys(manifest.dependencies)).toEqual(['@google-cloud/functions-framework'])
})

test('the lock file names no registry', () => {
  expect(JSON.stringify(locked)).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/)
})
