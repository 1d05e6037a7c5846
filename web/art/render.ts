/**
 * Renders the drawings that the app needs as PNG: `node web/art/render.ts`. Run it after changing a drawing here, and
 * commit what it writes in web/public.
 */
import { globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import bundled from '@sparticuz/chromium'
import { chromium, type Page } from 'playwright-core'
import { icoOf } from './ico.ts'

const art = import.meta.dirname
const publicFolder = join(art, '../public')

/** A care icon is shown at 32 CSS pixels, so 96 stay sharp on the densest phone. */
const careIconSide = 96
const faviconSide = 32

const careIcons = globSync('{moods,healths,appetites}/*.svg', { cwd: art }).map((drawing) => ({
  source: join(art, drawing),
  target: drawing.replace(/\.svg$/, '.png'),
  side: careIconSide,
}))
const appIcons = [
  { target: 'apple-touch-icon.png', side: 180 },
  { target: 'icon-192.png', side: 192 },
  { target: 'icon-512.png', side: 512 },
].map((icon) => ({ ...icon, source: join(art, 'app-icon.svg') }))

/** The drawing as a PNG of `side` × `side` pixels, transparent where nothing is drawn. */
async function pngOf(page: Page, source: string, side: number): Promise<Buffer> {
  const drawing = await readFile(source, 'utf8')
  await page.setViewportSize({ width: side, height: side })
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`)
  return await page.screenshot({ omitBackground: true })
}

async function put(target: string, bytes: Uint8Array) {
  const path = join(publicFolder, target)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
  console.warn(`${target}: ${bytes.length} bytes`)
}

const browser = await chromium.launch({ args: bundled.args, executablePath: await bundled.executablePath() })
try {
  // One page for all: this Chromium is a single process, and ends with its first page.
  const page = await browser.newPage({ deviceScaleFactor: 1 })
  for (const { source, target, side } of [...careIcons, ...appIcons]) {
    await put(target, await pngOf(page, source, side))
  }
  const favicon = await pngOf(page, join(publicFolder, 'favicon.svg'), faviconSide)
  await put('favicon.ico', icoOf(favicon, faviconSide))
} finally {
  await browser.close()
}
