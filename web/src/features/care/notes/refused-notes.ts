import type { Note } from '@vigie/domain/care/note'
import { sharedValue, useShared } from '../../../lib/shared-value.ts'

/** Why the server did not take a note, in its words. */
export interface RefusedNote {
  readonly said: string
  /** What the note says by now, where its author had not seen that. */
  readonly current: Pick<Note, 'text' | 'visibility' | 'updatedAt'> | null
}

const refused = sharedValue<ReadonlyMap<string, RefusedNote>>(new Map())

/** Remembers that a note was refused, for as long as the page lives. */
export function rememberRefused(mid: string, why: RefusedNote): void {
  refused.set(new Map(refused.get()).set(mid, why))
}

/** Its author does something about it. */
export function forgetRefused(mid: string): void {
  const left = new Map(refused.get())
  if (left.delete(mid)) refused.set(left)
}

/** Why a note was refused, if it was. */
export const useRefused = (mid: string): RefusedNote | null => useShared(refused).get(mid) ?? null
