import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

const all = (folder: string, named: RegExp): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => named.test(name))
    .map((name) => `${folder}/${name}`)

/**
 * What pdf.js asks for by itself, by name, where a PDF needs it: decoders of faxed and scanned pictures without WebAssembly, which the page's
 * policy lets in nowhere; the signs of forms, of which systems have no font; how letters of Asia are numbered.
 */
const parts = [
  ...all('wasm', /_nowasm_fallback\.js$|^LICENSE_(?:PDFJS_)?(?:JBIG2|OPENJPEG)$/),
  ...all('standard_fonts', /^Foxit(?:Dingbats|Symbol)\.pfb$|^LICENSE_FOXIT$/),
  ...all('cmaps', /\.bcmap$|^LICENSE$/),
]

/** Of one version: what a browser has kept of another would not fit the worker. */
const folder = `assets/pdfjs-${version}`

/** Puts them beside the app, below an address that `pdf-parts.ts` of the preview says too; a development server reads them where they are. */
export function pdfParts(): Plugin {
  return {
    name: 'pdf-parts',
    generateBundle() {
      for (const part of parts)
        this.emitFile({
          type: 'asset',
          fileName: `${folder}/${part}`,
          source: readFileSync(join(root, part)),
        })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}`, (req, res, next) => {
        const part = req.url?.slice(1).split('?')[0] ?? ''
        if (!parts.includes(part)) return next()
        res.setHeader('Content-Type', part.endsWith('.js') ? 'text/javascript' : 'application/octet-stream')
        res.end(readFileSync(join(root, part)))
      })
    },
  }
}
