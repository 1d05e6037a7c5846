import type { Paper, Struct } from './paper.ts'
import { width } from './sheet.ts'

const head = { size: 8, weight: 'bold' } as const
const cell = { size: 8.5 } as const
const gap = { x: 4, y: 3 } as const
/** Of the whole width: the first column names the row. */
const firstShare = 0.22

/** A table whose heads stand again on each sheet, no row of which is torn apart. */
export function drawTable(
  paper: Paper,
  parent: Struct,
  { heads, rows }: { heads: readonly string[]; rows: readonly (readonly string[])[] },
): void {
  const others = Math.max(1, heads.length - 1)
  const first = heads.length === 1 ? width : width * firstShare
  const widths = heads.map((_, index) => (index === 0 ? first : (width - first) / others))
  const heightOf = (texts: readonly string[], style: typeof head | typeof cell) =>
    Math.max(...texts.map((text, index) => paper.heightOf(text, style, inside(widths[index])))) + 2 * gap.y
  const headsHigh = heightOf(heads, head)

  /** Draws a row; `write` says what each of its cells is. */
  const drawRow = (
    texts: readonly string[],
    style: typeof head | typeof cell,
    write: (draw: () => void, index: number) => void,
  ) => {
    const { doc } = paper
    const top = doc.y
    const high = heightOf(texts, style)
    texts.forEach((text, index) => {
      const x = doc.page.margins.left + widths.slice(0, index).reduce((sum, one) => sum + one, 0)
      write(() => {
        paper
          .style(style)
          .text(paper.said(text, 'weight' in style ? style.weight : 'regular'), x + gap.x, top + gap.y, {
            width: inside(widths[index]),
            lineGap: 1.5,
          })
      }, index)
    })
    paper.artifact(() => {
      doc
        .moveTo(doc.page.margins.left, top + high)
        .lineTo(doc.page.margins.left + width, top + high)
        .lineWidth(0.5)
        .strokeColor('#999999')
        .stroke()
    })
    doc.y = top + high
    doc.x = doc.page.margins.left
  }
  const drawHeads = (write: (draw: () => void, index: number) => void) => drawRow(heads, head, write)

  paper.within(parent, 'Table', (table) => {
    paper.needs(headsHigh + 40)
    const rowOf = (
      group: Struct,
      draw: (write: (draw: () => void, index: number) => void) => void,
      isHead: boolean,
    ) =>
      paper.within(group, 'TR', (row) =>
        draw((write, index) => {
          const scope = isHead ? 'Column' : index === 0 ? 'Row' : null
          const element = scope === null ? paper.doc.struct('TD') : paper.doc.struct('TH', scoped(scope))
          row.add(element)
          element.add(write)
          element.end()
        }),
      )
    paper.within(table, 'THead', (group) => rowOf(group, drawHeads, true))
    paper.within(table, 'TBody', (group) => {
      for (const texts of rows) {
        // On further sheets the heads are read by nobody twice.
        if (paper.needs(heightOf(texts, cell))) drawHeads((draw) => paper.artifact(draw))
        rowOf(group, (write) => drawRow(texts, cell, write), false)
      }
    })
  })
}

/** Which cells a head is of; what is known of pdfkit's options leaves it out. */
const scoped = (scope: 'Column' | 'Row') => {
  const known: PDFKit.Mixins.StructureElementOptions = {}
  return Object.assign(known, { scope })
}

const inside = (column = width): number => column - 2 * gap.x
