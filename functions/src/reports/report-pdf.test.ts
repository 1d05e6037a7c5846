import type { Outline } from '@vigie/domain/reports/outline'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { reportPdf } from './report-pdf.ts'

const at = Date.parse('2026-11-27T15:00:00Z')

const outline = (change: Partial<Outline> = {}): Outline => ({
  ...{ title: 'Rapport complet', who: '214 · Mme Roy', home: 'Résidence des Érables' },
  ...{ period: 'Du 27 août 2026 au 27 novembre 2026', madeBy: 'Préparé par Nathalie Simard, le 27 novembre' },
  ...{ remarks: [], warnings: [], sections: [] },
  ...change,
})

const notes = (count: number): Outline['sections'] => [
  {
    ...{ id: 'notes', title: 'Notes' },
    blocks: [
      {
        kind: 'list',
        items: Array.from({ length: count }, (_, index) => ({
          id: String(index),
          lines: [{ text: `Note ${index} : a bien dormi.` }],
        })),
      },
    ],
  },
]

async function read(file: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(file) }).promise
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  const textOf = async (page: (typeof pages)[number]) =>
    (await page.getTextContent()).items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replaceAll('\u00a0', ' ')
  return { pdf, pages, texts: await Promise.all(pages.map(textOf)) }
}

const made = (of: Outline, locale: 'fr' | 'en' = 'fr') =>
  reportPdf(of, { locale, at, author: 'Nathalie Simard' }).then(read)

test('each sheet says whose it is, of when, who made it, and which of how many it is', async () => {
  const { texts } = await made(outline({ sections: notes(120) }))
  expect(texts.length).toBeGreaterThan(2)
  texts.forEach((text, index) => {
    expect(text).toContain('214 · Mme Roy')
    expect(text).toContain('Du 27 août 2026 au 27 novembre 2026')
    expect(text).toContain('Préparé par Nathalie Simard')
    expect(text).toContain(`${index + 1} / ${texts.length}`)
  })
  // None is lost between two sheets, nor stands twice.
  const told = texts.join(' ').match(/Note \d+ : a bien dormi\./g) ?? []
  expect(new Set(told).size).toBe(120)
  expect(told).toHaveLength(120)
})

test('it is tagged, says its language, its title and by whom it was made', async () => {
  const { pdf, pages } = await made(outline({ sections: notes(2) }))
  // As its types do not say, a Map.
  const marks: unknown = await pdf.getMarkInfo()
  expect(marks instanceof Map && marks.get('Marked')).toBe(true)
  const { info, metadata } = await pdf.getMetadata()
  expect(info).toMatchObject({
    ...{ Language: 'fr-CA', Author: 'Nathalie Simard' },
    Title: 'Rapport complet · 214 · Mme Roy · Du 27 août 2026 au 27 novembre 2026',
  })
  expect(metadata?.get('pdfuaid:part')).toBe('1')
  const tree = JSON.stringify(await pages[0]?.getStructTree())
  for (const role of ['Document', 'H1', 'Sect', 'H2', 'L', 'LI', 'LBody', 'P'])
    expect(tree).toContain(`"role":"${role}"`)
  const english = await made(outline(), 'en')
  expect((await english.pdf.getMetadata()).info).toMatchObject({ Language: 'en-CA' })
})

test('no font has a list of its glyphs beside it, which would leave out the parts of letters with accents', async () => {
  const file = await reportPdf(outline({ sections: notes(2) }), {
    locale: 'fr',
    at,
    author: 'Nathalie Simard',
  })
  const written = file.toString('latin1')
  expect(written.match(/\/Type \/FontDescriptor/g)).toHaveLength(2)
  expect(written).not.toContain('/CIDSet')
})

test('the cells of a table are told with their heads, which stand again on each sheet', async () => {
  const rows = Array.from({ length: 80 }, (_, index) => [`jour ${index}`, 'pas connu', String(index)])
  const table = { kind: 'table' as const, caption: 'Jours', heads: ['Jour', 'Au lit', 'Levers'], rows }
  const { pages, texts } = await made(
    outline({ sections: [{ id: 'days', title: 'Jour par jour', blocks: [table] }] }),
  )
  expect(texts.length).toBeGreaterThan(1)
  for (const text of texts) expect(text).toContain('Levers')
  // Once only where it is read aloud.
  const tree = JSON.stringify(await pages[0]?.getStructTree())
  expect(tree.match(/"role":"TH"/g)).toHaveLength(3 + 80)
  expect(tree.match(/"role":"TD"/g)).toHaveLength(2 * 80)
})

test('the words of a note stand further in than who wrote it, in each of their lines', async () => {
  const text = 'Tout va bien.\nNathalie Simard, 29 novembre 2026, 15:05\nCesser le Coumadin.'
  const lines = [
    { text: 'Isabelle Gagnon (proche)', isMuted: true },
    { text, isQuoted: true },
  ]
  const blocks = [{ kind: 'list' as const, items: [{ id: 'a', lines }] }]
  const { pages } = await made(outline({ sections: [{ id: 'notes', title: 'Notes', blocks }] }))
  const { items } = (await pages[0]?.getTextContent()) ?? { items: [] }
  const leftOf = (said: string) =>
    items.flatMap((item) => ('str' in item && item.str.startsWith(said) ? [item.transform[4]] : []))[0]
  const [author, ...quoted] = ['Isabelle', 'Tout', 'Nathalie Simard, 29', 'Cesser'].map(leftOf)
  expect(quoted).toEqual([author + 14, author + 14, author + 14])
})

test('what the font cannot write is marked, and said to be missing; all else is written', async () => {
  const said = (text: string) =>
    made(outline({ sections: [{ id: 'notes', title: 'Notes', blocks: [{ kind: 'text', text }] }] }))
  const [plain = ''] = (await said('CO₂, cœur, « 21,4\u202f°C »')).texts
  expect(plain).toContain('CO2, cœur, « 21,4 °C »')
  expect(plain).not.toContain('\ufffd')
  const [odd = ''] = (await said('Va bien 🙂 et dit مرحبا')).texts
  expect(odd).toContain('Va bien \ufffd et dit \ufffd')
  expect(odd).toContain('Les caractères marqués')
})
