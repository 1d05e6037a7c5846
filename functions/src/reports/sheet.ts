import type { Paper, Weight } from './paper.ts'

/** What stands in the margins of each sheet, for sheets come loose. */
export interface Margins {
  who: string
  period: string
  home: string
  madeBy: string
}

/** In points. */
export const a4 = { width: 595.28, height: 841.89 }
export const margins = { top: 70, left: 48, right: 48, bottom: 64 }
/** How wide what is read may be. */
export const width = a4.width - margins.left - margins.right
const small = 8

/** Writes the margins of the sheet that a paper is at. */
export function writeMargins(
  paper: Pick<Paper, 'style' | 'said'>,
  { who, period, home, madeBy }: Margins,
  page: string,
): void {
  const half = width / 2 - 8
  const line = (text: string, y: number, align: 'left' | 'right', weight: Weight, within = half, lines = 1) =>
    paper
      .style({ size: small, weight, isMuted: weight === 'regular' })
      .text(
        paper.said(text, weight),
        align === 'left' ? margins.left : a4.width - margins.right - within,
        y,
        { width: within, height: small * 1.4 * lines, align, ellipsis: true, lineBreak: lines > 1 },
      )
  line(who, 34, 'left', 'bold')
  line(period, 34, 'right', 'regular')
  // By whom, and that it holds what they may read, is longer than a line where a name is not short.
  line(`${home} · ${madeBy}`, a4.height - 42, 'left', 'regular', width - 60, 2)
  line(page, a4.height - 42, 'right', 'regular', 50)
}
