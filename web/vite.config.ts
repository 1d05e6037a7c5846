import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { changeParts } from './build/change-parts.ts'
import { chunks } from './build/chunks.ts'
import { iconsApart } from './build/icons-apart.ts'
import { leaveOutBloom } from './build/leave-out-bloom.ts'
import { leaveOutPipelines } from './build/leave-out-pipelines.ts'
import { leaveOutSummaries } from './build/leave-out-summaries.ts'
import { leaveOutUnused } from './build/leave-out-unused.ts'
import { messagingApart } from './build/messaging-apart.ts'
import { pdfParts } from './build/pdf-parts.ts'
import { staticsInside } from './build/statics-inside.ts'

/**
 * Before anything of the page and of the chunk that holds zod's core: zod would otherwise try `new Function`, which Hosting's policy
 * forbids and the browser reports (docs/adr/0026-what-a-page-may-do.md). Not in the others, of which each page loads two dozen.
 */
const zodWithoutEval = ({ isEntry, moduleIds }: { isEntry: boolean; moduleIds: readonly string[] }) =>
  isEntry || moduleIds.some((id) => id.includes('/zod/v4/core/core.'))
    ? 'globalThis.__zod_globalConfig ??= { jitless: true };'
    : ''

/** Where the suite serves the built app; `npm run dev` says. */
const hosting = `http://127.0.0.1:${process.env.VITE_HOSTING_PORT ?? 5000}`

/** What the app asks of these two, and nothing else (docs/adr/0083-as-soon-as-its-code-is-there.md). */
const said = (name: string) => ({
  find: new RegExp(`^${name}$`),
  replacement: join(import.meta.dirname, `src/lib/i18n/said/${name}.ts`),
})

/** Its package names its development build, with its warnings, whoever asks. */
const routerAsShipped = [
  ['react-router', 'index'],
  ['react-router/dom', 'dom-export'],
].map(([name = '', file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(new URL(`../production/${file}.mjs`, import.meta.resolve('react-router'))),
}))

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: [...['i18next', 'react-i18next'].map(said), ...routerAsShipped] },
  // `npm run dev`: what the suite's hosting rewrites to functions is asked of the suite.
  server: { proxy: { '/api': hosting, '/status': hosting } },
  plugins: [
    leaveOutUnused(),
    leaveOutBloom(),
    leaveOutPipelines(),
    leaveOutSummaries(),
    changeParts(),
    messagingApart(),
    staticsInside(),
    iconsApart(),
    pdfParts(),
    react(),
  ],
  build: {
    // What tests/bench/route-weights.ts counts.
    manifest: true,
    target: 'es2022',
    // Browsers fetch ahead by themselves since 2023; an older one fetches the same a moment later.
    modulePreload: { polyfill: false },
    // A build for the emulators is never where `firebase deploy` looks.
    outDir: process.env.VITE_EMULATORS === '1' ? '../local/web' : 'dist',
    emptyOutDir: true,
    // `first` is one on purpose (build/chunks.ts); what a route weighs is told by `npm run bench`.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: { intro: zodWithoutEval, codeSplitting: chunks },
    },
  },
})
