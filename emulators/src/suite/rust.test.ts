import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildsHidane, toolchainsOf } from './rust.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rust-'))
  vi.stubEnv('RUSTUP_HOME', undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test.each([
  ['cargo 1.95.0 (f2d3ce0bd 2026-03-21)', true],
  ['cargo 1.88.0 (873a06493 2025-05-10)', true],
  ['cargo 2.0.0', true],
  ['cargo 1.87.9 (99624be96 2025-05-06)', false],
  ['cargo 0.99.0', false],
  ['', false],
])('whether %j builds hidane: %s', (output, builds) => {
  expect(buildsHidane(output)).toBe(builds)
})

test('the toolchains of whoever installed rustup are found from another home, and from nowhere else', () => {
  const cargo = join(folder, 'installer', '.cargo', 'bin', 'cargo')
  const home = join(folder, 'home')
  const toolchains = join(folder, 'installer', '.rustup')
  expect(toolchainsOf(cargo, home)).toEqual({})
  mkdirSync(toolchains, { recursive: true })
  expect(toolchainsOf(cargo, home)).toEqual({ RUSTUP_HOME: toolchains })
  expect(toolchainsOf(undefined, home)).toEqual({})
  mkdirSync(join(home, '.rustup'), { recursive: true })
  expect(toolchainsOf(cargo, home)).toEqual({})
})

test('a RUSTUP_HOME that is set is left as it is', () => {
  mkdirSync(join(folder, '.rustup'))
  vi.stubEnv('RUSTUP_HOME', join(folder, 'elsewhere'))
  expect(toolchainsOf(join(folder, '.cargo', 'bin', 'cargo'), join(folder, 'home'))).toEqual({})
})
