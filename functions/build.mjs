/**
 * `node build.mjs` builds what the local suite runs, in local/functions, which a running suite loads again at once;
 * `npm run build` builds functions/lib, which `firebase deploy` ships (its predeploy runs it); `node build.mjs FOLDER`
 * builds FOLDER/lib.
 *
 * Each is one small entry that registers the triggers, and chunks loaded when a trigger first runs.
 *
 * Why bundle: a deploy uploads this folder alone, so @vigie/domain has to be inside (and stays out of package.json,
 * which the deploy installs from: no registry has it); and an instance that reads few files starts faster. So what
 * package.json names under `dependencies`, which the deploy installs, is only what runs the bundle. Why ES modules:
 * only they can be split, so that ingest never parses Express or Twilio.
 */
import { copyFile, cp, mkdir, readdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const folder = fileURLToPath(new URL('.', import.meta.url)).replace(/[/\\]$/, '')
const packageFolder = resolve(process.argv[2] ?? join(folder, '../local/functions'))
const lib = join(packageFolder, 'lib')
const requireHere = createRequire(import.meta.url)

/**
 * Modules that a library requires on its first line and needs, if ever, much later. Each is put behind getters that
 * load it at first use: [who requires it, what].
 */
const loadedAtFirstUse = [
  [/firebase-functions\/lib/, /^firebase-admin\/(app|auth|app-check|database|firestore)$/],
  [/google-gax\/build\/src/, /protos\/(iam_service|locations|operations)$/],
]

/** Modules of which nothing here is ever used; each is replaced by the little that its importer touches on loading. */
const leftOut = [
  // A megabyte of static message classes, for Firestore's data bundles and pipelines; gRPC reads protos.json instead.
  [/@google-cloud\/firestore/, /protos\/protos$/],
  // Creating databases and indexes is no business of a function.
  [/@google-cloud\/firestore-api\/build\/src/, /firestore_admin_client$/],
  // Twilio has forty products; we send messages.
  [/twilio\/lib\/rest\/Twilio/, /^\.\/(?!Api$)/],
]

const matches = (pairs, { importer, path }) =>
  pairs.some(([who, what]) => who.test(importer) && what.test(path))

const lazyRequires = {
  name: 'lazy-requires',
  setup({ onResolve, onLoad, resolve }) {
    // firebase-functions as CommonJS: what an ES module imports cannot be put off.
    onResolve({ filter: /^firebase-functions\//, namespace: 'file' }, ({ path, kind, resolveDir }) =>
      kind === 'import-statement' ? resolve(path, { kind: 'require-call', resolveDir }) : undefined,
    )
    onResolve({ filter: /.*/, namespace: 'file' }, async (request) => {
      if (request.kind !== 'require-call') return undefined
      if (matches(leftOut, request)) return { path: request.path, namespace: 'left-out' }
      if (!matches(loadedAtFirstUse, request)) return undefined
      const found = await resolve(request.path, {
        kind: request.kind,
        resolveDir: request.resolveDir,
        importer: 'lazy-requires',
        namespace: 'lazy',
      })
      return { path: found.path, namespace: 'lazy', errors: found.errors }
    })
    onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({
      contents: 'module.exports = { google: { firestore: { v1: {} } } }',
    }))
    onLoad({ filter: /.*/, namespace: 'lazy' }, ({ path }) => {
      const original = requireHere(path)
      const names = JSON.stringify(Object.keys(original))
      return {
        resolveDir: folder,
        contents: `
          ${original.__esModule ? "Object.defineProperty(exports, '__esModule', { value: true })" : ''}
          const load = () => require(${JSON.stringify(path)})
          for (const name of ${names}) {
            Object.defineProperty(exports, name, { enumerable: true, get: () => load()[name] })
          }`,
      }
    })
  },
}

/** What CommonJS dependencies expect to find around them, inside an ES module. */
const commonJsSurroundings = `
import { createRequire as __createRequire } from 'node:module'
import { dirname as __dirnameOf } from 'node:path'
import { fileURLToPath as __pathOf } from 'node:url'
const require = __createRequire(import.meta.url)
const __filename = __pathOf(import.meta.url)
const __dirname = __dirnameOf(__filename)
`

// What says that the chunks are ES modules, and which one is the entry.
await mkdir(lib, { recursive: true })
if (packageFolder !== folder)
  await copyFile(join(folder, 'package.json'), join(packageFolder, 'package.json'))

const result = await build({
  absWorkingDir: folder,
  entryPoints: ['src/index.ts'],
  outdir: lib,
  bundle: true,
  splitting: true,
  minify: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  chunkNames: 'chunks/[name]-[hash]',
  banner: { js: commonJsSurroundings },
  plugins: [lazyRequires],
  metafile: true,
  logLevel: 'warning',
})

const outputs = Object.entries(result.metafile.outputs)

// What a report is written in: read as files, from beside the chunks.
const fonts = join(lib, 'fonts')
await cp(join(folder, 'src/fonts'), fonts, { recursive: true })
const copied = (await readdir(fonts)).map((name) => join(fonts, name))

// Only now, so that a suite which runs this folder finds an entry and its chunks at every moment.
const current = new Set([...outputs.map(([path]) => join(folder, path)), ...copied])
for (const entry of await readdir(lib, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name)
  if (entry.isFile() && !current.has(path)) await rm(path)
}

const total = outputs.reduce((sum, [, { bytes }]) => sum + bytes, 0)
console.log(`${relative(process.cwd(), lib)}: ${outputs.length} files, ${Math.round(total / 1000)} kB`)
