/**
 * A report as it is read, whatever shows it: the page, the PDF and the file all have their words and figures from here, so that none says
 * anything that another does not (docs/adr/0136-a-pdf-is-made-in-the-background.md).
 */
export interface Outline {
  title: string
  /** Whose it is: "214 · Mme Roy", or what the home is called. */
  who: string
  home: string
  period: string
  /** By whom and when it was put together. */
  madeBy: string
  /** What is to be known of it: that it is not whole for it goes on, or is too long. */
  remarks: string[]
  /** What could not be read, and is missing. */
  warnings: string[]
  sections: Section[]
}

export interface Section {
  id: string
  title: string
  /** What a reader has to know of all of it. */
  help?: string
  blocks: Block[]
}

export type Block =
  | { kind: 'text'; text: string; isMuted?: boolean }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: Item[] }
  /** What something is called, what it is, and what is to be known of that. */
  | { kind: 'facts'; facts: { id: string; name: string; said: string; more: string }[] }
  /** The first cell of a row names it. */
  | { kind: 'table'; caption: string; heads: string[]; rows: string[][] }

/** A thing of a list, in one line or several. */
export interface Item {
  id: string
  lines: Line[]
}

export interface Line {
  strong?: string
  /** After what is strong. */
  text?: string
  isMuted?: boolean
  /** Of a note: who it is for alone. */
  mark?: string
  /** In somebody's own words, be it in many lines: it stands further in, or what looks like another one's note in it would be read as that. */
  isQuoted?: boolean
}
