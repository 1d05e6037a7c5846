import type { Block, Item, Line, Outline, Section } from '@vigie/domain/reports/outline'
import { wordsIn } from '@vigie/domain/reports/telling'
import type { Locale } from '@vigie/domain/text'
import { drawTable } from './draw-table.ts'
import { newPaper, type Paper, type Struct } from './paper.ts'

const body = { size: 10 } as const
const muted = { size: 9, isMuted: true } as const
const quoted = { size: 10, inset: 14 } as const
const bold = { size: 10, weight: 'bold' } as const
const heading = { size: 14, weight: 'bold' } as const
const subheading = { size: 11, weight: 'bold' } as const
/** A heading is not left alone at the foot of a sheet. */
const withHeading = 90

/**
 * A report as a PDF in its reader's language: A4 with page numbers, whose it is, who made it and when on each sheet; tagged (PDF/UA), its
 * text selectable. `at`: when it was put together, epoch milliseconds.
 */
export async function reportPdf(
  outline: Outline,
  { locale, at, author }: { locale: Locale; at: number; author: string },
): Promise<Buffer> {
  const { title, who, home, period, madeBy, remarks, warnings, sections } = outline
  const paper = await newPaper({ title: `${title} · ${who} · ${period}`, author, locale, at })
  const { root, doc } = paper
  paper.text(root, 'H1', `${title} · ${home}`, { size: 18, weight: 'bold' })
  doc.moveDown(0.3)
  paper.text(root, 'P', who, heading)
  paper.text(root, 'P', period, body)
  paper.text(root, 'P', madeBy, muted)
  for (const remark of remarks) paper.text(root, 'P', remark, body)
  for (const warning of warnings) paper.text(root, 'P', warning, bold)
  for (const section of sections) paper.within(root, 'Sect', (sect) => drawSection(paper, sect, section))
  if (paper.isPartly) {
    doc.moveDown()
    paper.text(root, 'P', wordsIn(locale).unwritten, bold)
  }
  return paper.finished({ who, period, home, madeBy })
}

function drawSection(paper: Paper, sect: Struct, { title, help, blocks }: Section): void {
  paper.doc.moveDown(1)
  paper.needs(withHeading)
  paper.text(sect, 'H2', title, heading)
  if (help !== undefined) paper.text(sect, 'P', help, muted)
  paper.doc.moveDown(0.3)
  for (const block of blocks) drawBlock(paper, sect, block)
}

function drawBlock(paper: Paper, sect: Struct, block: Block): void {
  if (block.kind === 'text') paper.text(sect, 'P', block.text, block.isMuted ? muted : body)
  else if (block.kind === 'heading') {
    paper.doc.moveDown(0.4)
    paper.needs(withHeading)
    paper.text(sect, 'H3', block.text, subheading)
  } else if (block.kind === 'table') drawTable(paper, sect, block)
  else drawList(paper, sect, block.kind === 'list' ? block.items : block.facts.map(itemOfFact))
}

const itemOfFact = ({
  id,
  name,
  said,
  more,
}: {
  id: string
  name: string
  said: string
  more: string
}): Item => ({
  id,
  lines: [
    { text: name, isMuted: true },
    { strong: said },
    ...(more === '' ? [] : [{ text: more, isMuted: true }]),
  ],
})

/** Things one below the other, none torn apart that fits on a sheet. */
function drawList(paper: Paper, sect: Struct, items: readonly Item[]): void {
  if (items.length === 0) return
  paper.within(sect, 'L', (list) => {
    for (const { lines } of items) {
      const high = lines.reduce((sum, line) => sum + paper.heightOf(textOf(line), styleOf(line)), 0)
      if (paper.fitsASheet(high)) paper.needs(high)
      paper.within(list, 'LI', (item) =>
        paper.within(item, 'LBody', (lbody) => {
          for (const line of lines) drawLine(paper, lbody, line)
        }),
      )
      paper.doc.moveDown(0.35)
    }
  })
}

const textOf = ({ strong = '', text = '', mark }: Line): string =>
  `${strong}${text}${mark === undefined ? '' : ` · ${mark}`}`

function styleOf({ strong, isMuted, isQuoted }: Line) {
  if (strong !== undefined) return bold
  if (isQuoted) return quoted
  return isMuted ? muted : body
}

/** A line, what is strong of it in bold; the whole of it is one paragraph. */
function drawLine(paper: Paper, parent: Struct, line: Line): void {
  const { strong, text, mark } = line
  if (strong === undefined || (text ?? '') === '') {
    paper.text(parent, 'P', textOf(line), styleOf(line))
    return
  }
  paper.within(parent, 'P', (element) =>
    element.add(() => {
      const { doc } = paper
      const after = { continued: false, lineGap: 1.5 }
      paper
        .style(bold)
        .text(paper.said(strong, 'bold'), doc.page.margins.left, doc.y, { ...after, continued: true })
      paper.style(body).text(paper.said(`${text}${mark === undefined ? '' : ` · ${mark}`}`), after)
    }),
  )
}
