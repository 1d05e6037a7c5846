import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
// A CommonJS module of which Node itself, by which commands run, finds no names.
import Papa from 'papaparse'
import type { Line } from './cells.ts'

/**
 * Lines as a compressed CSV file (RFC 4180, UTF-8, commas and points whatever the language: a machine reads it), some at a time; the same lines are the same bytes. A cell is what the product itself
 * wrote or an id of its own: nothing that somebody typed is in it.
 */
export function csvGz(columns: readonly string[], pages: AsyncIterable<readonly Line[]>): Readable {
  const written = async function* () {
    yield `${columns.join(',')}\r\n`
    for await (const lines of pages) {
      if (lines.length > 0) yield `${Papa.unparse([...lines], { columns: [...columns], header: false })}\r\n`
    }
  }
  const text = Readable.from(written())
  const zipped = createGzip()
  text.on('error', (error) => zipped.destroy(error))
  return text.pipe(zipped)
}

/** Hands the lines of such a file, by its columns, to whoever reads them, as they come. Rejects where the file is cut, or reading it fails. */
export async function readCsvGz(
  bytes: Readable,
  read: (lines: AsyncIterable<unknown>) => Promise<void>,
): Promise<void> {
  const lines = Papa.parse(Papa.NODE_STREAM_INPUT, { header: true, skipEmptyLines: true })
  await pipeline(bytes, createGunzip(), lines, read)
}
