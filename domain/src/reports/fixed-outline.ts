import type { Locale } from '../text.ts'
import type { Block, Line, Outline } from './outline.ts'
import { withFixedSpaces } from './telling.ts'

/** A report whose lines begin with no colon or guillemet, whatever shows it: its words are written with ordinary spaces, which can be seen as they are edited. */
export function fixedOutline(outline: Outline, locale: Locale): Outline {
  const fixed = (text: string) => withFixedSpaces(text, locale)
  const { title, who, home, period, madeBy, remarks, warnings, sections } = outline
  return {
    ...{ title: fixed(title), who: fixed(who), home, period: fixed(period), madeBy: fixed(madeBy) },
    ...{ remarks: remarks.map(fixed), warnings: warnings.map(fixed) },
    sections: sections.map(({ id, title, help, blocks }) => ({
      ...{ id, title: fixed(title), blocks: blocks.map((block) => fixedBlock(block, fixed)) },
      ...(help !== undefined && { help: fixed(help) }),
    })),
  }
}

type Fixing = (text: string) => string

function fixedBlock(block: Block, fixed: Fixing): Block {
  switch (block.kind) {
    case 'text':
    case 'heading':
      return { ...block, text: fixed(block.text) }
    case 'list':
      return {
        ...block,
        items: block.items.map(({ id, lines }) => ({
          id,
          lines: lines.map((line) => fixedLine(line, fixed)),
        })),
      }
    case 'facts':
      return {
        ...block,
        facts: block.facts.map(({ id, name, said, more }) => ({
          ...{ id, name: fixed(name), said: fixed(said), more: fixed(more) },
        })),
      }
    case 'table':
      return {
        ...{ kind: block.kind, caption: fixed(block.caption), heads: block.heads.map(fixed) },
        rows: block.rows.map((row) => row.map(fixed)),
      }
  }
}

const fixedLine = ({ strong, text, ...rest }: Line, fixed: Fixing): Line => ({
  ...rest,
  ...(strong !== undefined && { strong: fixed(strong) }),
  ...(text !== undefined && { text: fixed(text) }),
})
