import { withFixedSpaces } from '@vigie/domain/reports/telling'
import type { Locale } from '@vigie/domain/text'
import PDFDocument from 'pdfkit'
import { parted } from './parted.ts'
import { type ReportFont, reportFonts, unwritten, writable } from './report-fonts.ts'
import { a4, type Margins, margins, width, writeMargins } from './sheet.ts'

/** What a PDF says of itself. */
export interface PaperFacts {
  title: string
  author: string
  locale: Locale
  /** When it was made, epoch milliseconds. */
  at: number
}

/** BCP 47. */
const tags: Readonly<Record<Locale, string>> = { fr: 'fr-CA', en: 'en-CA' }

export type Weight = 'regular' | 'bold'
export type Struct = PDFKit.PDFStructureElement
interface Style {
  size: number
  weight?: Weight
  isMuted?: boolean
  /** How far in from the margin it begins, in points. */
  inset?: number
}

const ink = '#000000'
/** 7 to 1 on white. */
const mutedInk = '#505050'

/** A4 sheets that are written from top to bottom; tagged, as PDF/UA asks (ISO 14289-1), as far as pdfkit does it. */
export class Paper {
  readonly doc: PDFKit.PDFDocument
  /** What all that is read stands in. */
  readonly root: Struct
  /** Whether any character could not be written. */
  isPartly = false
  private readonly fonts: Readonly<Record<Weight, ReportFont>>
  private readonly locale: Locale
  private readonly chunks: Buffer[] = []

  constructor(fonts: Readonly<Record<Weight, ReportFont>>, { title, author, locale, at }: PaperFacts) {
    this.fonts = fonts
    this.locale = locale
    const options: PDFKit.PDFDocumentOptions = {
      ...{ size: 'A4', margins, bufferPages: true, pdfVersion: '1.7' },
      ...{ tagged: true, lang: tags[locale], displayTitle: true },
      info: {
        Title: this.said(title),
        Author: this.said(author),
        CreationDate: new Date(at),
        Creator: 'Vigie',
      },
    }
    // What is known of pdfkit's options leaves these out. No font to begin with: else Helvetica, which is read from a file that no bundle has.
    this.doc = new PDFDocument(Object.assign(options, { subset: 'PDF/UA', font: null }))
    // With a number it writes of each font which glyphs are in it, without the parts that an "é" is put together of: PDF/UA asks for no such list, and for none that is not
    // whole (ISO 14289-1, 7.21.4.2). With its digit it writes none (docs/adr/0136-a-pdf-is-made-in-the-background.md).
    Object.assign(this.doc, { subset: '1' })
    this.doc.registerFont('regular', fonts.regular.bytes)
    this.doc.registerFont('bold', fonts.bold.bytes)
    this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk))
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
  }

  /** A text as it can be written, with the spaces that its language does not let end a line, and where a word is too long for one. */
  said(text: string, weight: Weight = 'regular'): string {
    const told = writable(parted(withFixedSpaces(text, this.locale)), this.fonts[weight])
    if (told.includes(unwritten)) this.isPartly = true
    return told
  }

  style({ size, weight = 'regular', isMuted = false }: Style): PDFKit.PDFDocument {
    return this.doc
      .font(weight)
      .fontSize(size)
      .fillColor(isMuted ? mutedInk : ink)
  }

  /** How high a text is. */
  heightOf(text: string, style: Style, within = width): number {
    const { weight, inset = 0 } = style
    return this.style(style).heightOfString(this.said(text, weight), { width: within - inset, lineGap: 1.5 })
  }

  /** Begins a sheet where less than that is left of this one; true where it did. */
  needs(height: number): boolean {
    if (this.doc.y + height <= a4.height - margins.bottom) return false
    this.doc.addPage()
    return true
  }

  /** Whether that much fits on one sheet at all. */
  fitsASheet(height: number): boolean {
    return height <= a4.height - margins.top - margins.bottom
  }

  /** An element of the structure below another, whole. */
  within(parent: Struct, type: string, draw: (element: Struct) => void): void {
    const element = this.doc.struct(type)
    parent.add(element)
    draw(element)
    element.end()
  }

  /** A paragraph, or a heading. */
  text(parent: Struct, type: string, text: string, style: Style): void {
    const { weight, inset = 0 } = style
    const within = { width: width - inset, lineGap: 1.5 }
    const write = () =>
      this.style(style).text(this.said(text, weight), margins.left + inset, this.doc.y, within)
    this.within(parent, type, (element) => element.add(write))
  }

  /** What is not part of what is read. */
  artifact(draw: () => void, type: 'Pagination' | 'Layout' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  /** Writes the margins of every sheet, and answers with the file. */
  async finished(said: Margins): Promise<Buffer> {
    this.root.end()
    const { start, count } = this.doc.bufferedPageRange()
    for (let index = start; index < start + count; index++) {
      this.doc.switchToPage(index)
      // Else a text in the margin begins another sheet.
      this.doc.page.margins = { top: 0, left: 0, right: 0, bottom: 0 }
      this.artifact(() => writeMargins(this, said, `${index - start + 1} / ${count}`), 'Pagination')
    }
    const { doc, chunks } = this
    return new Promise((resolve, reject) => {
      doc.on('end', () => resolve(Buffer.concat(chunks)))
      doc.on('error', reject)
      doc.end()
    })
  }
}

/** Blank paper. */
export async function newPaper(facts: PaperFacts): Promise<Paper> {
  return new Paper(await reportFonts(), facts)
}
