import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { firstExecutable, onPath } from './executables.ts'

/** The oldest Rust, as major and minor, that hidane can be built with (its Cargo.toml, `rust-version`). */
const oldestRust = [1, 88] as const

/** Whether a Rust of this machine builds hidane. */
export function hasRust(): boolean {
  const env = { ...process.env, ...rustEnvironment() }
  return buildsHidane(spawnSync('cargo', ['--version'], { encoding: 'utf8', env }).stdout ?? '')
}

/** Whether the Rust of this `cargo --version` can build hidane: not where there is none. */
export function buildsHidane(output: string): boolean {
  const [, major, minor] = (/^cargo (\d+)\.(\d+)\./.exec(output) ?? []).map(Number)
  if (major === undefined || minor === undefined) return false
  return major > oldestRust[0] || (major === oldestRust[0] && minor >= oldestRust[1])
}

/** What cargo needs beside our own environment on this machine. */
export const rustEnvironment = () => toolchainsOf(firstExecutable(onPath('cargo')), homedir())

/**
 * Where the toolchains of this cargo are, when cargo would not find them by itself. rustup looks in `RUSTUP_HOME`, else in `~/.rustup`, which is
 * not there where HOME is not that of whoever installed it, as in many a CI; it stands beside the `.cargo` whose cargo is on the PATH
 * (https://rust-lang.github.io/rustup/environment-variables.html).
 */
export function toolchainsOf(cargo: string | undefined, home: string): { RUSTUP_HOME?: string } {
  if (cargo === undefined || process.env.RUSTUP_HOME !== undefined || existsSync(join(home, '.rustup')))
    return {}
  const beside = join(dirname(dirname(dirname(cargo))), '.rustup')
  return existsSync(beside) ? { RUSTUP_HOME: beside } : {}
}
