import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { localFolder, rootFolder } from '../../bin/lib/folders.mjs'
import { builds, builtForDeploy } from './builds.ts'

const read = (path: string) => readFileSync(join(rootFolder, path), 'utf8')
const scriptsOf = (workspace: string) =>
  z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read(`${workspace}/package.json`)))
    .scripts
const { functions, hosting } = z
  .object({
    functions: z.object({ source: z.string(), predeploy: z.array(z.string()) }),
    hosting: z.object({ public: z.string(), predeploy: z.array(z.string()) }),
  })
  .parse(JSON.parse(read('firebase.json')))

afterEach(() => {
  vi.unstubAllEnvs()
})

const viteSchema = z.object({ default: z.object({ build: z.object({ outDir: z.string() }) }) })

/** Where Vite puts the web app; its configuration is read anew for each environment. */
async function webOutput(environment: Readonly<Record<string, string>>): Promise<string> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const address = `${join(rootFolder, 'web/vite.config.ts')}?${JSON.stringify(environment)}`
  return join('web', viteSchema.parse(await import(address)).default.build.outDir)
}

test('a deploy builds what it ships, right before', async () => {
  expect(functions).toEqual({ source: 'functions', predeploy: ['npm run build -w functions'] })
  expect(scriptsOf('functions').build).toBe('node build.mjs .')
  expect(hosting).toEqual({ public: 'web/dist', predeploy: ['npm run build -w web'] })
  expect(scriptsOf('web').build).toBe('vite build')
  expect(await webOutput({ VITE_EMULATORS: '' })).toBe(hosting.public)
  expect(builtForDeploy).toEqual([`${functions.source}/lib`, hosting.public])
})

test('what a command of this machine builds is never where a deploy takes it from', async () => {
  for (const { output } of builds) {
    expect(join(rootFolder, output).startsWith(localFolder)).toBe(true)
    expect(builtForDeploy.filter((path) => `${path}/`.startsWith(`${output}/`))).toEqual([])
  }
  const [functionsBuild, webBuild] = builds
  expect(scriptsOf('functions')[functionsBuild?.script ?? '']).toBe('node build.mjs')
  // Without a folder of its own it builds the suite's.
  expect(read('functions/build.mjs')).toContain("process.argv[2] ?? join(folder, '../local/functions')")
  expect(scriptsOf('web')[webBuild?.script ?? '']).toBe('vite build')
  expect(await webOutput(webBuild?.environment ?? {})).toBe(webBuild?.output)
})
