import { noteSchema, noteVisibilitySchema, unsentKeptMs } from '@vigie/domain/care/note'
import { idSchema, instantSchema } from '@vigie/domain/ids'
import { useMemo } from 'react'
import { z } from 'zod'
import { dropItem, keepItem, keptNow, useKept } from '../../../lib/kept/kept.ts'
import { draftKeptMs, type Kept } from '../../../lib/kept/kept-items.ts'
import type { NotesOf } from './notes-of.ts'

/** Why the server did not take a note. */
const refusedSchema = z.object({
  /** In its words; of one that was not sent because others would read it than were shown, their names. */
  said: z.string(),
  /** Which of its refusals it is: some are over one day. Missing where it is none of its own, and in what was kept before. */
  code: z.string().optional(),
  /** What the note says by now, where its author had not seen that. */
  current: noteSchema.pick({ text: true, visibility: true, updatedAt: true }).nullable(),
})

const unsentSchema = z.object({
  /** Half written; or saved by its author, and not known to have arrived. */
  state: z.enum(['draft', 'waiting']),
  eid: idSchema,
  bid: idSchema,
  /** The resident's, as it was when it was begun: by them its author finds it again. Empty in what was kept before they were. */
  room: z.string().default(''),
  name: z.string().default(''),
  mid: idSchema,
  text: z.string(),
  visibility: noteVisibilitySchema,
  /** Of a note that is being changed: its `updatedAt` as its author saw it; none of a new one. */
  updatedAt: instantSchema.nullable().optional(),
  /** What those are called of whom its author saw that they would read it, when they saved it. Missing where no names were shown. */
  shown: z.array(z.string()).optional(),
  /** Of a draft: it was saved, and refused. */
  refused: refusedSchema.optional(),
  /** When it was first saved, by the device's clock, where it was refused or taken up since: that is when it was written. */
  savedAt: instantSchema.optional(),
  /** When it was last typed in, or saved, by the device's clock. */
  at: instantSchema,
  /** It could not be sent when it was saved. */
  isLate: z.boolean(),
  /** Of one that could not: whether it was for want of a line, or /api answered. Missing until that is known. */
  line: z.enum(['missing', 'there']).optional(),
})

/** A note, or a change of one, that its author has not saved yet, or that waits to be sent. */
export type Unsent = z.infer<typeof unsentSchema>

/** What nobody comes back to is gone; what somebody has saved is waited for longer. */
const keptForMs = { draft: draftKeptMs, waiting: unsentKeptMs } as const

const unsentIn = (kept: readonly Kept[]): Unsent[] =>
  kept
    .flatMap(({ content }) => unsentSchema.safeParse(content).data ?? [])
    .toSorted((one, other) => one.at - other.at)

/** Everything that the person has not sent, about whichever resident, the oldest first. */
export const unsentNow = (): readonly Unsent[] => unsentIn(keptNow())

/** The same, followed as it changes. */
export function useUnsent(): readonly Unsent[] {
  const kept = useKept()
  return useMemo(() => unsentIn(kept), [kept])
}

function keep(unsent: Unsent): void {
  keepItem({ id: unsent.mid, until: unsent.at + keptForMs[unsent.state], content: unsent })
}

/** A note about a resident that its author has begun, or one that they have begun to change. */
export const isDraftOf = ({ eid, bid }: Pick<NotesOf, 'eid' | 'bid'>, one: Unsent): boolean =>
  one.state === 'draft' && one.eid === eid && one.bid === bid

/** What its author has saved. */
export const isWaiting = ({ state }: Unsent): boolean => state === 'waiting'
/** What its author would not like to lose, though they have not saved it. */
export const isHalfWritten = ({ state, text }: Unsent): boolean => state === 'draft' && text.trim() !== ''

/** What somebody types in a note. */
export type Typed = Omit<Unsent, 'state' | 'at' | 'isLate' | 'line'>

/** Keeps what is being typed. */
export const keepDraft = (typed: Typed): void =>
  keep({ ...typed, state: 'draft', at: Date.now(), isLate: false, line: undefined })

/** Saves it: from now on it waits to be sent, after all that was saved before. */
export function saveDraft(typed: Typed): void {
  const latest = unsentNow().findLast(isWaiting)?.at ?? 0
  keep({
    ...typed,
    refused: undefined,
    state: 'waiting',
    at: Math.max(Date.now(), latest + 1),
    isLate: false,
    line: undefined,
  })
}

/** When a note that waits was first saved, by the device's clock. */
export const firstSavedAt = ({ savedAt, at }: Unsent): number => savedAt ?? at

/** Takes a note that waits up again, to change it: it was written when it was first saved. */
export const takeUp = (waiting: Unsent): void => keepDraft({ ...waiting, savedAt: firstSavedAt(waiting) })

/** Says of one that waits that it could not be sent at once, and whether that was for want of a line, where that is known; what was known first stays. */
export function markLate(waiting: Unsent, line: Unsent['line']): void {
  const known = waiting.line ?? line
  if (!waiting.isLate || known !== waiting.line) keep({ ...waiting, isLate: true, line: known })
}

/** Of one that waits: what it was before has arrived, and it is a change of the note as that is since. */
export const nowChanges = (waiting: Unsent, updatedAt: number | null): void => keep({ ...waiting, updatedAt })

/** Takes it away: it was sent, or its author does not want it any more. */
export const dropUnsent = (mid: string): void => dropItem(mid)

/** A note about a resident as it stands before anything is typed: a new one, or one that is to be changed. */
export const begun = (
  { eid, bid, resident }: NotesOf,
  note: Pick<Typed, 'mid' | 'text' | 'visibility' | 'updatedAt'>,
): Typed => ({
  eid,
  bid,
  room: resident?.room ?? '',
  name: resident?.name ?? '',
  ...note,
})
