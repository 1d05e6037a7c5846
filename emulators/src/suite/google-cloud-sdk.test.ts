import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findGoogleFirestoreJar, googleCloudSdkRoot } from './google-cloud-sdk.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigie-sdk-'))
  vi.stubEnv('CLOUDSDK_ROOT_DIR', undefined)
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

function makeSdk(): string {
  const root = join(folder, 'sdk')
  mkdirSync(join(root, 'bin'), { recursive: true })
  mkdirSync(join(root, 'platform', 'cloud-firestore-emulator'), { recursive: true })
  writeFileSync(join(root, 'bin', 'gcloud'), '')
  chmodSync(join(root, 'bin', 'gcloud'), 0o755)
  return root
}

test('follows the gcloud link on PATH to the folder that holds the emulators', () => {
  const root = makeSdk()
  mkdirSync(join(folder, 'links'))
  symlinkSync(join(root, 'bin', 'gcloud'), join(folder, 'links', 'gcloud'))
  vi.stubEnv('PATH', `/nowhere:${join(folder, 'links')}`)
  expect(googleCloudSdkRoot()).toBe(root)
})

test('CLOUDSDK_ROOT_DIR decides over PATH', () => {
  const root = makeSdk()
  vi.stubEnv('PATH', '/nowhere')
  vi.stubEnv('CLOUDSDK_ROOT_DIR', root)
  expect(googleCloudSdkRoot()).toBe(root)
})

test('the Firestore jar is found only where the component is installed', () => {
  const root = makeSdk()
  vi.stubEnv('CLOUDSDK_ROOT_DIR', root)
  expect(findGoogleFirestoreJar()).toBeUndefined()
  const jar = join(root, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar')
  writeFileSync(jar, '')
  expect(findGoogleFirestoreJar()).toBe(jar)
})
