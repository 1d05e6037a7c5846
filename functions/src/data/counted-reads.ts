import type { DocumentSnapshot, Query } from '@google-cloud/firestore'
import type { z } from 'zod'
import { readOrReport } from './read-document.ts'

/** The most that is read of a home, of a kind. */
export const mostOfKind = 2_000

/** Reads of limited length that know what they had to leave out. */
export interface CountedReads {
  /** What a query finds, `most` at most. */
  list(query: Query, most?: number): Promise<DocumentSnapshot[]>
  /** Those that fit their schema, with their ids. */
  parsed<T extends object>(docs: readonly DocumentSnapshot[], schema: z.ZodType<T>): (T & { id: string })[]
  readonly left: {
    /** How many records do not fit their schemas. */
    unreadable: number
    /** Of something there was more than is read. */
    isCut: boolean
  }
}

/** Begins to count what is left out. */
export function countedReads(): CountedReads {
  const left = { unreadable: 0, isCut: false }
  return {
    left,
    async list(query, most = mostOfKind) {
      const { docs } = await query.limit(most).get()
      if (docs.length === most) left.isCut = true
      return docs
    },
    parsed: (docs, schema) =>
      docs.flatMap((doc) => {
        const read = readOrReport(schema, doc)
        if (read === null) left.unreadable += 1
        return read === null ? [] : [{ ...read, id: doc.id }]
      }),
  }
}

/** Each document once, in whichever of several answers it stands: as the last of them has it. */
export const once = (docs: readonly DocumentSnapshot[]): DocumentSnapshot[] => [
  ...new Map(docs.map((doc) => [doc.ref.path, doc])).values(),
]
