import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** What is used of `cargo metadata`: https://doc.rust-lang.org/cargo/commands/cargo-metadata.html */
const metadataSchema = z.object({
  packages: z.array(z.object({ name: z.string(), manifest_path: z.string() })),
})

/**
 * Puts the source package of hidane, as its registry gives it, into a folder of its own below another, where it may be changed. By way of a
 * package that asks for it, as cargo has no command that hands out a package as such.
 * @param run runs a command and answers what it writes
 * @returns the path of the folder
 */
export async function hidaneSource(
  folder: string,
  version: string,
  run: (program: string, args: readonly string[]) => Promise<string>,
): Promise<string> {
  const asking = join(folder, 'asking')
  mkdirSync(join(asking, 'src'), { recursive: true })
  writeFileSync(join(asking, 'src', 'lib.rs'), '')
  const manifest = join(asking, 'Cargo.toml')
  writeFileSync(manifest, askingFor(version))
  const said = await run('cargo', [
    'metadata',
    '--quiet',
    '--format-version',
    '1',
    '--manifest-path',
    manifest,
  ])
  const source = join(folder, 'source')
  cpSync(dirname(manifestOf('hidane', said)), source, { recursive: true })
  return source
}

const askingFor = (version: string) => `[package]
name = "asking"
version = "0.0.0"
edition = "2024"

[dependencies]
hidane = "=${version}"
`

/** Where a package that `cargo metadata` names has its manifest; it may have warned of something before. Throws where it does not name it. */
export function manifestOf(wanted: string, said: string): string {
  const metadata = said.split('\n').find((line) => line.startsWith('{')) ?? ''
  const { packages } = metadataSchema.parse(JSON.parse(metadata))
  const found = packages.find(({ name }) => name === wanted)
  if (found === undefined) throw new Error(`cargo does not know ${wanted}`)
  return found.manifest_path
}
