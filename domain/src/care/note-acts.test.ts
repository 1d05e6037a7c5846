import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { access } from '../people/access.fixture.ts'
import { type MembershipRoleId, roles } from '../people/roles.ts'
import type { Note, NoteChange } from './note.ts'
import { deletedNote, mayRead, type NoteActor, writtenNote } from './note-acts.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, CAREGIVER, NURSE, READ_ONLY, READ_WRITE, THERAPIST } = roles
const as = (role: Parameters<typeof access>[0], level: MembershipRoleId | null, bid = 'roy'): NoteActor => ({
  access: access(role, level),
  beneficiaryId: bid,
})
const nurse = as(NURSE, READ_WRITE)
const of = (by: string, change: Partial<Note> = {}): Note => ({
  text: 'A bien dormi.',
  visibility: 'public',
  by,
  byName: 'Nadia',
  at: 1_000,
  writtenAt: null,
  updatedAt: null,
  ...change,
})
const write = (actor: NoteActor, known: Note | null, said: NoteChange, now = 2_000) =>
  writtenNote(actor, known, said, 'Nadia', now)
const publicly = (text: string, updatedAt?: number | null): NoteChange => ({
  text,
  visibility: 'public',
  updatedAt,
})
const privately = (text: string, updatedAt?: number | null): NoteChange => ({
  text,
  visibility: 'private',
  updatedAt,
})

describe('a new note', () => {
  it('is of whoever writes it, now', () => {
    expect(write(nurse, null, privately('Inquiète.'))).toEqual({
      note: {
        text: 'Inquiète.',
        visibility: 'private',
        by: 'me',
        byName: 'Nadia',
        at: 2_000,
        writtenAt: null,
        updatedAt: null,
      },
      fields: ['text', 'visibility'],
    })
  })

  it.each([
    ['hours before', 500_000, 500_000],
    ['just now', 19_990_000, null],
    ['later, says a device whose clock is ahead', 30_000_000, null],
  ])('that was saved %s says so where that was long before it came', (_when, writtenAt, kept) => {
    const written = write(nurse, null, { ...publicly('A bu.'), writtenAt }, 20_000_000)
    expect(written).toMatchObject({ note: { at: 20_000_000, writtenAt: kept } })
  })

  it('never says that it was written before a device would have kept it, nor later than it came', () => {
    const now = 1_800_000_000_000
    const day = 24 * 3_600_000
    const instants = fc.oneof(fc.nat(now * 2), fc.integer({ min: now - 32 * day, max: now + day }))
    fc.assert(
      fc.property(instants, (writtenAt) => {
        const written = write(nurse, null, { ...publicly('A bu.'), writtenAt }, now)
        const isTold = writtenAt < now - 60_000 && writtenAt >= now - 31 * day
        expect(written).toMatchObject({ note: { at: now, writtenAt: isTold ? writtenAt : null } })
      }),
    )
  })

  it.each([
    ['a nurse', NURSE, READ_WRITE, true, true],
    ['a therapist', THERAPIST, READ_WRITE, true, true],
    ['an attendant', READ_WRITE, READ_WRITE, true, true],
    ['a nurse who administers', NURSE, ADMIN, true, true],
    ['an administrator', ADMIN_ESTABLISHMENT, ADMIN, true, false],
    ['a super administrator', ADMIN, ADMIN, true, false],
    ['an attendant who administers', READ_WRITE, ADMIN, true, false],
    ['a nurse who reads', NURSE, READ_ONLY, false, false],
    ['a reader', READ_ONLY, READ_ONLY, false, false],
    ['a relative', CAREGIVER, READ_WRITE, true, false],
    ['a relative who reads', CAREGIVER, READ_ONLY, false, false],
  ] as const)('by %s', (_who, role, level, mayPublic, mayPrivate) => {
    const written = (said: NoteChange) => !('why' in write(as(role, level), null, said))
    expect([written(publicly('a')), written(privately('a'))]).toEqual([mayPublic, mayPrivate])
  })

  it('of a resident whom a relative does not follow is not written', () => {
    expect(write(as(CAREGIVER, READ_WRITE, 'girard'), null, publicly('a'))).toEqual({ why: 'forbidden' })
  })
})

describe('a change', () => {
  it('keeps author and time, and says when it was made', () => {
    const known = of('me')
    expect(write(nurse, known, privately('A mal dormi.', null))).toEqual({
      note: { ...known, text: 'A mal dormi.', visibility: 'private', updatedAt: 2_000 },
      fields: ['text', 'visibility'],
    })
  })

  it('is later than the one before, on whatever clock', () => {
    const known = of('me', { updatedAt: 9_000 })
    expect(write(nurse, known, publicly('Autre', 9_000))).toMatchObject({ note: { updatedAt: 9_001 } })
  })

  it('of what somebody has not seen is refused, unless it changes nothing', () => {
    const known = of('me', { updatedAt: 1_500 })
    expect(write(nurse, known, publicly('Autre', null))).toEqual({ why: 'noteChanged' })
    expect(write(nurse, known, publicly('Autre'))).toEqual({ why: 'noteChanged' })
    expect(write(nurse, known, publicly('A bien dormi.', null))).toEqual({ note: known, fields: [] })
  })

  it('of another’s note is answered as of one that is not there', () => {
    const asked = publicly('Autre', null)
    for (const visibility of ['public', 'private'] as const) {
      expect(write(nurse, of('someone', { visibility }), asked)).toEqual({ why: 'noteOutOfReach' })
    }
    expect(write(nurse, null, asked)).toEqual({ why: 'noteOutOfReach' })
  })

  it('is not made by an author who reads only by now, nor are they let delete it', () => {
    const reader = as(READ_WRITE, READ_ONLY)
    expect(write(reader, of('me'), publicly('Autre', null))).toEqual({ why: 'forbidden' })
    expect(deletedNote(reader, of('me'))).toEqual({ why: 'forbidden' })
  })

  it('makes no note private by an author whose profession is another by now; one that is so they change still', () => {
    const former = as(READ_ONLY, READ_WRITE)
    expect(write(former, of('me'), privately('Autre', null))).toEqual({ why: 'forbidden' })
    const known = of('me', { visibility: 'private' })
    expect(write(former, known, privately('Autre', null))).toMatchObject({ fields: ['text'] })
    expect(write(former, known, publicly('Autre', null))).toMatchObject({ fields: ['text', 'visibility'] })
  })
})

describe('that its author is a relative', () => {
  const relative = as(CAREGIVER, READ_WRITE)
  const marksOf = (written: ReturnType<typeof write>) =>
    'note' in written ? ['isRelative' in written.note, written.note.isRelative] : written

  it('a note says of them alone', () => {
    expect(marksOf(write(relative, null, publicly('A bu.')))).toEqual([true, true])
    for (const [role, level] of [
      [NURSE, READ_WRITE],
      [READ_WRITE, ADMIN],
      [ADMIN, ADMIN],
    ] as const)
      expect(marksOf(write(as(role, level), null, publicly('A bu.')))).toEqual([false, undefined])
  })

  it('a changed note says by what they are as they change it', () => {
    expect(marksOf(write(relative, of('me'), publicly('Autre', null)))).toEqual([true, true])
    const written = of('me', { isRelative: true })
    expect(marksOf(write(nurse, written, publicly('Autre', null)))).toEqual([false, undefined])
    // What says the same stays whose it was.
    expect(write(nurse, written, publicly(written.text, null))).toEqual({ note: written, fields: [] })
  })
})

describe('a deletion', () => {
  it('is its author’s', () => {
    expect(deletedNote(nurse, of('me', { visibility: 'private' }))).toBe('deleted')
    expect(deletedNote(nurse, null)).toBe('gone')
    expect(deletedNote(nurse, of('someone'))).toEqual({ why: 'noteOutOfReach' })
  })

  it('of a private note is answered to whoever may not read it as of one that is not there', () => {
    const hidden = of('someone', { visibility: 'private' })
    expect(deletedNote(as(ADMIN_ESTABLISHMENT, ADMIN), hidden)).toBe('gone')
    expect(deletedNote(nurse, hidden)).toEqual({ why: 'noteOutOfReach' })
  })
})

it('a note is read by whoever reads the resident, a private one by profession or by its author', () => {
  const hidden = of('someone', { visibility: 'private' })
  const reads = (actor: NoteActor) => [mayRead(actor, of('someone')), mayRead(actor, hidden)]
  expect(reads(nurse)).toEqual([true, true])
  expect(reads(as(NURSE, READ_ONLY))).toEqual([true, true])
  expect(reads(as(ADMIN_ESTABLISHMENT, ADMIN))).toEqual([true, false])
  expect(reads(as(CAREGIVER, READ_WRITE))).toEqual([true, false])
  expect(reads(as(CAREGIVER, READ_WRITE, 'girard'))).toEqual([false, false])
  expect(reads(as(NURSE, null))).toEqual([false, false])
})

const anActor = fc
  .tuple(
    fc.constantFrom(...Object.values(roles), null),
    fc.constantFrom(ADMIN, READ_ONLY, READ_WRITE, null),
    fc.constantFrom('roy', 'girard'),
  )
  .map(([role, level, bid]) => as(role, level, bid))
const aNote = fc.record({
  text: fc.constantFrom('a', 'b'),
  visibility: fc.constantFrom('public' as const, 'private' as const),
  by: fc.constantFrom('me', 'someone'),
  updatedAt: fc.constantFrom(null, 1_500, 5_000),
})
const aChange = fc.record({
  text: fc.constantFrom('a', 'b'),
  visibility: fc.constantFrom('public' as const, 'private' as const),
  updatedAt: fc.constantFrom(undefined, null, 1_500),
})

it('whatever is said by whomever: twice is as once, authors stay, and what one may not read is as if it were not there', () => {
  fc.assert(
    fc.property(anActor, fc.option(aNote), aChange, (actor, kept, said) => {
      const known = kept && of(kept.by, kept)
      const once = write(actor, known, said)
      const isHidden = known !== null && !mayRead(actor, known)
      if (isHidden) expect(deletedNote(actor, known)).toEqual(deletedNote(actor, null))
      if ('why' in once) return
      expect(write(actor, once.note, said, 9_000)).toEqual({ note: once.note, fields: [] })
      expect(once.note.by).toBe('me')
      if (known !== null) expect([known.by, once.note.at]).toEqual(['me', known.at])
      // Whoever wrote it reads it.
      expect(mayRead(actor, once.note)).toBe(true)
    }),
  )
})
