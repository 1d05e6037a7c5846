import { describe, expect, it } from 'vitest'
import { maxDocumentBytes } from '../constants.ts'
import type { Access } from '../people/permissions.ts'
import { roles } from '../people/roles.ts'
import {
  type CareDocument,
  type DocumentNews,
  documentSchema,
  mostBytesOfHome,
  ticketMs,
} from './document.ts'
import {
  announced,
  type CameFrom,
  type CameIn,
  isOfUse,
  mayLeaveArchive,
  receivedDocument,
  renamed,
} from './document-acts.ts'

const now = 1_800_000_000_000
const said: DocumentNews = {
  title: 'Ordonnance',
  fileName: 'ordonnance.pdf',
  contentType: 'application/pdf',
  size: 1_000,
}
const nurse: Access = {
  person: { uid: 'nurse', roleId: roles.NURSE, operator: false, disabled: false, emailVerified: true },
  membership: {
    roleId: roles.READ_WRITE,
    role: roles.NURSE,
    state: 'accepted',
    beneficiaryIds: [],
    establishmentState: 'active',
  },
}
const superAdmin: Access = { person: { ...nurse.person, roleId: roles.ADMIN }, membership: null }

const announce = (change: Partial<Parameters<typeof announced>[0]> = {}) =>
  announced({ access: nurse, byName: 'Marie', said, known: null, taken: 0, now, ...change })
const coming: CareDocument = {
  ...said,
  by: 'nurse',
  byName: 'Marie',
  at: now,
  updatedAt: null,
  state: 'coming',
  refusal: null,
  until: now + ticketMs,
  sentAs: 'member',
  keptAs: null,
  cameLate: false,
}
const pdf = { mark: 'application/pdf', isText: false }

describe('a document that is announced', () => {
  it('may come for an hour, from whoever announced it, as what they are', () => {
    expect(announce()).toEqual({ document: coming, changed: true })
    expect(announce({ access: superAdmin })).toMatchObject({ document: { sentAs: 'superAdmin' } })
  })

  it.each([
    ['ordonnance.hta', 'text/plain'],
    ['mise à jour.msi', 'application/msword'],
    ['lettre.pdf.js', 'text/plain'],
    ['lettre', 'application/pdf'],
  ] as const)('is not called %s where it is of type %s', (fileName, contentType) => {
    expect(announce({ said: { ...said, fileName, contentType } })).toEqual({ why: 'documentNameNotOfType' })
  })

  it('has 50 MB at most', () => {
    expect(announce({ said: { ...said, size: maxDocumentBytes } })).toMatchObject({ changed: true })
    expect(announce({ said: { ...said, size: maxDocumentBytes + 1 } })).toEqual({ why: 'fileTooBig' })
  })

  it('takes what is left of the space of its home, and no more', () => {
    expect(announce({ taken: mostBytesOfHome - said.size })).toMatchObject({ changed: true })
    expect(announce({ taken: mostBytesOfHome - said.size + 1 })).toEqual({ why: 'spaceUsedUp' })
  })

  it('is the same when it is announced again, also under another title and in a full home', () => {
    const again = { known: coming, taken: mostBytesOfHome, now: now + 1_000 }
    expect(announce(again)).toEqual({ document: coming, changed: false })
    expect(announce({ ...again, said: { ...said, title: 'Autre' } })).toEqual({
      document: coming,
      changed: false,
    })
    const ready = { ...coming, state: 'ready', until: null } as const
    expect(announce({ known: ready })).toEqual({ document: ready, changed: false })
  })

  it('may come for another hour when its time was over', () => {
    const later = now + ticketMs + 1
    expect(announce({ known: coming, now: later })).toEqual({
      document: { ...coming, at: later, until: later + ticketMs },
      changed: true,
    })
  })

  it.each<[string, Partial<CareDocument>]>([
    ['of somebody else', { by: 'other' }],
    ['of another size', { size: 999 }],
    ['of another type', { contentType: 'image/png' }],
    ['of another name', { fileName: 'autre.pdf' }],
  ])('is refused under the id of one %s', (_what, change) => {
    expect(announce({ known: { ...coming, ...change } })).toEqual({ why: 'documentExists' })
  })
})

describe('another title', () => {
  const known: CareDocument = { ...coming, state: 'ready' }
  const rose = { uid: 'rose', name: 'Rose', isRelative: true } as const
  it('is kept with when it was given, and by whom', () => {
    const document = { ...known, title: 'Autre', updatedAt: now + 5, renamedBy: rose }
    expect(renamed(known, { title: 'Autre', updatedAt: null }, rose, now + 5)).toEqual({
      document,
      changed: true,
    })
    expect(documentSchema.parse(document)).toEqual(document)
  })
  it('is refused to whoever has not seen the last one, unless it is the same', () => {
    const since = { ...known, title: 'Depuis', updatedAt: now + 1 }
    expect(renamed(since, { title: 'Autre', updatedAt: null }, rose, now + 5)).toEqual({
      why: 'documentChanged',
    })
    expect(renamed(since, { title: 'Depuis', updatedAt: null }, rose, now + 5)).toEqual({
      document: since,
      changed: false,
    })
  })
  it('is later than what was seen, also by a clock that lags', () => {
    const answer = renamed(known, { title: 'Autre', updatedAt: null }, rose, now - 60_000)
    expect(answer).toMatchObject({ document: { updatedAt: now + 1 } })
  })
})

describe('bytes that came', () => {
  const came: CameIn = { bytes: pdf, size: said.size, keptAs: '7' }
  const from: CameFrom = { may: true, isArchived: false }
  const receive = (change: Partial<CameIn & CameFrom>, awaited = coming) =>
    receivedDocument(awaited, { ...came, ...change }, { ...from, ...change }, now)

  it('make the document ready, which names them', () => {
    expect(receive({})).toMatchObject({
      state: 'ready',
      refusal: null,
      until: null,
      sentAs: null,
      keptAs: '7',
      cameLate: false,
    })
  })
  it.each([
    ['of another type', { bytes: { mark: 'image/png', isText: false } }, 'notWhatItSays'],
    ['of no type', { bytes: { mark: null, isText: true } }, 'notWhatItSays'],
    ['of another size', { size: 999 }, 'notWhatItSays'],
    ['of somebody who may not any more', { may: false }, 'rightLost'],
  ])('%s are refused, and for a day it is said why', (_what, change, refusal) => {
    expect(receive(change)).toMatchObject({
      state: 'refused',
      refusal,
      until: now + 86_400_000,
      keptAs: null,
    })
  })
  it('to a document of before they were kept apart are named where they are what it says, whoever sent them', () => {
    const before: CareDocument = { ...coming, state: 'ready', until: null, sentAs: null }
    expect(receive({ may: false, isArchived: true }, before)).toEqual({ ...before, keptAs: '7' })
    expect(receive({ size: 999 }, before)).toEqual(before)
  })
  it('when the resident was archived already make a document that may be deleted all the same', () => {
    expect(mayLeaveArchive(receive({}))).toBe(false)
    expect(mayLeaveArchive(receive({ isArchived: true }))).toBe(true)
    for (const state of ['coming', 'refused'] as const)
      expect(mayLeaveArchive({ ...coming, state })).toBe(true)
  })
})

it('of the files of a document those are of use that it names, and what came until it was looked at', () => {
  const useOf = (change: Partial<CareDocument> | null) =>
    [null, '7', '8'].filter((keptAs) => isOfUse(change && { ...coming, ...change }, keptAs))
  expect(useOf(null)).toEqual([])
  expect(useOf({})).toEqual([null, '7', '8'])
  expect(useOf({ state: 'ready', keptAs: '7' })).toEqual(['7'])
  expect(useOf({ state: 'ready' })).toEqual([null])
  expect(useOf({ state: 'refused' })).toEqual([])
})
