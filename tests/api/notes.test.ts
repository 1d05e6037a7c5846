import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mostOfDay } from '../../functions/src/data/written-of-day.ts'
import { sendApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles

let home: TestHome
let bid: string
let nurse: TestPerson
let other: TestPerson
let director: TestPerson
let relative: TestPerson
beforeAll(async () => {
  home = await createHome()
  bid = await home.addResident()
  const member = async (role: TestPerson['role'], roleId: 1 | 10 | 11, beneficiaryIds: string[] = []) => {
    const person = await signUp({ role: role ?? NURSE })
    await join(home.eid, person, { roleId, beneficiaryIds })
    return person
  }
  nurse = await member(NURSE, READ_WRITE)
  other = await member(NURSE, READ_WRITE)
  director = await member(ADMIN_ESTABLISHMENT, ADMIN)
  relative = await member(CAREGIVER, READ_WRITE, [bid])
})

let mid: string
beforeEach(() => {
  mid = newId('note')
})

const at = (id = mid, of = bid) => `/api/establishment/${home.eid}/beneficiary/${of}/message/${id}`
const ask = (person: TestPerson, method: string, address = at(), body?: object) =>
  sendApi(person, address, { method, body: method === 'GET' ? null : JSON.stringify(body ?? {}) })
const write = (person: TestPerson, body: object, address = at()) => ask(person, 'POST', address, body)
const stored = async (id = mid) => (await db.doc(paths.note(home.eid, bid, id)).get()).data()

/** What was noted of a note, where everybody who administers reads it, and where only they do who may read private notes. */
async function noted(id = mid): Promise<{ openly: unknown[]; privately: unknown[] }> {
  const of = async (collection: string) => {
    const found = await db
      .collection(collection)
      .where('path', '==', paths.note(home.eid, bid, id))
      .get()
    return found.docs
      .toSorted((one, next) => one.get('at') - next.get('at'))
      .map((entry) => [entry.get('action'), entry.get('uid'), entry.get('fields').join()])
  }
  return { openly: await of(paths.audits), privately: await of(paths.privateAudits) }
}

const publicly = { text: 'A bien mangé.', visibility: 'public' }
const privately = { text: 'Inquiète pour son fils.', visibility: 'private' }

describe('a note', () => {
  it('is written once, however often and however much at once it is sent', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => write(nurse, publicly)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.filter(({ data }) => data.changed)).toHaveLength(1)
    expect(await stored()).toMatchObject({ ...publicly, by: nurse.uid, byName: nurse.name, updatedAt: null })
    expect(await noted()).toEqual({ openly: [['note.set', nurse.uid, 'text,visibility']], privately: [] })
  })

  it('is one of so many that one person writes within a day; what they wrote is changed all the same', async () => {
    const [writer, full] = [await signUp({ role: NURSE }), await createHome()]
    await join(full.eid, writer, { roleId: READ_WRITE })
    const resident = await full.addResident()
    const place = (id: string) => `/api/establishment/${full.eid}/beneficiary/${resident}/message/${id}`
    expect((await write(writer, publicly, place('first'))).status).toBe(200)
    const [batch, long] = [
      db.bulkWriter(),
      { ...publicly, by: writer.uid, byName: '', at: Date.now() - 1_000 },
    ]
    for (let index = 1; index < mostOfDay.notesGroup; index += 1)
      batch.set(db.doc(paths.note(full.eid, 'another', `n${index}`)), long)
    await batch.close()
    const refused = await write(writer, publicly, place('next'))
    expect(refused).toMatchObject({ status: 429, data: { code: 'tooMuchWritten' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(20 * 3_600)
    expect(await write(writer, publicly, place('first'))).toMatchObject({ data: { changed: false } })
    // Nor does it tell whether another's stands there, which is not theirs to know.
    const anothers = { ...privately, by: nurse.uid, byName: '', at: Date.now(), updatedAt: null }
    await db.doc(paths.note(full.eid, resident, 'hidden')).set(anothers)
    const { status, data } = await write(writer, publicly, place('hidden'))
    expect([status, data]).toEqual([429, refused.data])
    const changed = { ...publicly, text: 'A tout mangé.', updatedAt: null }
    expect(await write(writer, changed, place('first'))).toMatchObject({ data: { changed: true } })
  })

  it('is changed by its author, who stays the author, as does its time', async () => {
    const { data } = await write(nurse, publicly)
    const before = await stored()
    const said = { text: ' A peu mangé.\r\nA bu. ', visibility: 'public', updatedAt: null }
    expect(await write(nurse, said)).toMatchObject({ status: 200, data: { changed: true } })
    const after = await stored()
    expect(after).toMatchObject({ text: 'A peu mangé.\nA bu.', by: nurse.uid, at: before?.at })
    expect(after?.updatedAt).toBeGreaterThan(before?.at)
    expect(data.note).toMatchObject({ ...publicly, at: before?.at, updatedAt: null })
    // The same once more changes nothing, though it names what was there before.
    expect(await write(nurse, said)).toMatchObject({ status: 200, data: { changed: false } })
    expect(await stored()).toEqual(after)
    expect((await noted()).openly).toEqual([
      ['note.set', nurse.uid, 'text,visibility'],
      ['note.set', nurse.uid, 'text'],
    ])
  })

  it('is not written over unseen: its author is told what it says by now', async () => {
    await write(nurse, publicly)
    await write(nurse, { text: 'Du premier onglet', visibility: 'private', updatedAt: null })
    const late = { text: 'Du second', visibility: 'public', updatedAt: null }
    const { status, data } = await write(nurse, late)
    expect([status, data.code]).toEqual([409, 'noteChanged'])
    expect(data.current).toMatchObject({ text: 'Du premier onglet', visibility: 'private' })
    expect((await stored())?.text).toBe('Du premier onglet')
    const { updatedAt } = data.current as { updatedAt: number }
    expect(await write(nurse, { ...late, updatedAt })).toMatchObject({ status: 200, data: { changed: true } })
  })

  it('of two changes at once takes one', async () => {
    await write(nurse, publicly)
    const both = await Promise.all(
      ['Un', 'Deux'].map((text) => write(nurse, { text, visibility: 'public', updatedAt: null })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is deleted by its author, once', async () => {
    await write(nurse, publicly)
    expect(await ask(nurse, 'DELETE')).toMatchObject({ status: 200, data: { changed: true } })
    expect(await ask(nurse, 'DELETE')).toMatchObject({ status: 200, data: { changed: false } })
    expect(await stored()).toBeUndefined()
    expect((await noted()).openly.at(-1)).toEqual(['note.delete', nurse.uid, ''])
  })

  it('that was deleted is not brought back by a call that comes again', async () => {
    for (const said of [publicly, privately]) {
      mid = newId('note')
      await write(nurse, said)
      await ask(nurse, 'DELETE')
      expect(await write(nurse, said)).toMatchObject({ status: 403, data: { code: 'noteOutOfReach' } })
      expect(await stored()).toBeUndefined()
    }
  })

  it('that comes long after it was saved says when that was, and stands where it arrived', async () => {
    const writtenAt = Date.now() - 4 * 3_600_000
    const { data } = await write(nurse, { ...publicly, writtenAt })
    const note = data.note as { at: number }
    expect(note).toMatchObject({ writtenAt })
    expect(note.at).toBeGreaterThan(writtenAt + 3_600_000)
    expect(await stored()).toMatchObject({ writtenAt, at: note.at })
  })

  it('that says it was saved before any device would have kept it stands where it arrived, and says no more', async () => {
    const { status, data } = await write(nurse, { ...publicly, writtenAt: 1 })
    expect([status, data.note]).toEqual([200, expect.objectContaining({ ...publicly, writtenAt: null })])
    expect(await stored()).toMatchObject({ ...publicly, writtenAt: null })
  })

  it('is read as it stands, one of before changes were kept too', async () => {
    const old = { ...publicly, by: other.uid, byName: 'Alice', at: 1_700_000_000_000 }
    await db.doc(paths.note(home.eid, bid, mid)).set(old)
    expect(await ask(relative, 'GET')).toMatchObject({
      status: 200,
      data: { ...old, writtenAt: null, updatedAt: null },
    })
  })

  it.each([
    ['nothing', { text: '', visibility: 'public' }],
    ['blanks', { text: ' \n ', visibility: 'public' }],
    ['10,001 characters', { text: 'x'.repeat(10_001), visibility: 'public' }],
    ['a control character', { text: 'a\u0000b', visibility: 'public' }],
    ['text that turns round', { text: 'a\u202eb', visibility: 'public' }],
    ['no visibility', { text: 'a' }],
    ['another visibility', { text: 'a', visibility: 'staff' }],
    ['an author', { ...publicly, by: 'somebody' }],
    ['a time', { ...publicly, at: 1 }],
  ])('of %s is not written', async (_what, body) => {
    expect(await write(nurse, body)).toMatchObject({ status: 400, data: { code: 'invalidRequest' } })
    expect(await stored()).toBeUndefined()
  })

  it('of more than a request may hold is not read', async () => {
    expect((await write(nurse, { text: 'x'.repeat(1_100_000), visibility: 'public' })).status).toBe(413)
    expect(await stored()).toBeUndefined()
  })

  it('of 10,000 characters is', async () => {
    expect((await write(nurse, { text: 'é'.repeat(10_000), visibility: 'public' })).status).toBe(200)
  })
})

describe('whoever writes', () => {
  it.each([
    ['an attendant who reads', READ_WRITE, READ_ONLY],
    ['a nurse who reads', NURSE, READ_ONLY],
    ['a member without a level', NURSE, null],
  ] as const)('is not %s', async (_who, role, roleId) => {
    const person = await signUp({ role })
    await join(home.eid, person, { roleId })
    expect(await write(person, publicly)).toMatchObject({ status: 403, data: { code: 'forbidden' } })
    expect(await stored()).toBeUndefined()
  })

  it('is a relative of the resident whom they follow, publicly, and of no other', async () => {
    expect((await write(relative, publicly)).status).toBe(200)
    expect((await write(relative, privately, at(newId('note')))).status).toBe(403)
    const unfollowed = await home.addResident()
    expect((await write(relative, publicly, at(newId('note'), unfollowed))).status).toBe(403)
  })

  it('writes privately by profession alone', async () => {
    expect((await write(director, privately)).status).toBe(403)
    expect((await write(director, publicly)).status).toBe(200)
    expect((await write(await signUp({ role: ADMIN }), privately, at(newId('note')))).status).toBe(403)
  })

  it('changes and deletes nothing of another, nor learns whether it is there', async () => {
    await write(nurse, publicly)
    const refused = { status: 403, data: { code: 'noteOutOfReach' } }
    const change = { text: 'Autre', visibility: 'public', updatedAt: null }
    expect(await write(other, change)).toMatchObject(refused)
    expect(await write(director, change)).toMatchObject(refused)
    expect(await write(other, publicly)).toMatchObject(refused)
    expect(await write(other, change, at(newId('note')))).toMatchObject(refused)
    expect(await ask(director, 'DELETE')).toMatchObject(refused)
    expect(await stored()).toMatchObject(publicly)
  })

  it('changes and deletes their own no more once they only read, and reads it still', async () => {
    const person = await signUp({ role: READ_WRITE })
    await join(home.eid, person, { roleId: READ_WRITE })
    await write(person, privately)
    await db.doc(paths.member(home.eid, person.uid)).update({ roleId: READ_ONLY })
    const change = { text: 'Autre', visibility: 'private', updatedAt: null }
    expect((await write(person, change)).status).toBe(403)
    expect((await ask(person, 'DELETE')).status).toBe(403)
    expect(await ask(person, 'GET')).toMatchObject({ status: 200, data: privately })
    expect(await stored()).toMatchObject(privately)
  })

  it('is told that nothing is written of somebody who is archived, or in a home that is inactive', async () => {
    const archived = await home.addResident({ state: 'archived' })
    expect(await write(nurse, publicly, at(mid, archived))).toMatchObject({
      status: 409,
      data: { code: 'beneficiaryArchived' },
    })
    const nobody = at(mid, newId('nobody'))
    expect(await write(nurse, publicly, nobody)).toMatchObject({ data: { code: 'beneficiaryNotFound' } })
    await write(other, publicly)
    const membership = db.doc(paths.member(home.eid, other.uid))
    await membership.update({ establishmentState: 'inactive' })
    const inactive = { status: 409, data: { code: 'establishmentInactive' } }
    expect(await write(other, publicly, at(newId('note')))).toMatchObject(inactive)
    expect(await ask(other, 'DELETE')).toMatchObject(inactive)
    expect(await ask(other, 'GET')).toMatchObject({ status: 200, data: publicly })
    await membership.update({ establishmentState: 'active' })
    expect(await stored()).toMatchObject(publicly)
  })
})

describe('a private note', () => {
  it('is told to whoever may not read it by no answer, whatever they ask', async () => {
    await write(nurse, privately)
    const missing = at(newId('note'))
    const asks: [string, object?][] = [
      ['GET'],
      ['DELETE'],
      ['POST', { ...publicly, updatedAt: null }],
      ['POST', { ...privately, updatedAt: null }],
    ]
    for (const person of [director, relative, await signUp({ role: ADMIN })]) {
      for (const [method, body] of asks) {
        const [ofIt, ofNone] = [
          await ask(person, method, at(), body),
          await ask(person, method, missing, body),
        ]
        expect([ofIt.status, ofIt.data], method).toEqual([ofNone.status, ofNone.data])
      }
    }
    expect(await stored()).toMatchObject(privately)
  })

  it('that is there is answered like one that was deleted, also where its id is known from before', async () => {
    const theirs = await home.addResident()
    const [kept, gone, free] = ['kept', 'gone', 'free'].map((id) => at(newId(id), theirs)) as [
      string,
      string,
      string,
    ]
    for (const address of [kept, gone]) await write(nurse, privately, address)
    await ask(nurse, 'DELETE', gone)
    const follower = await signUp({ role: CAREGIVER })
    await join(home.eid, follower, { roleId: READ_WRITE, beneficiaryIds: [theirs] })
    const agree = async (others: string[]) => {
      for (const person of [director, follower]) {
        for (const body of [publicly, privately, { ...publicly, updatedAt: null }]) {
          const ofIt = await write(person, body, kept)
          for (const other of others) {
            const ofNone = await write(person, body, other)
            expect([ofIt.status, ofIt.data]).toEqual([ofNone.status, ofNone.data])
          }
        }
      }
    }
    await agree([gone])
    await db.doc(paths.beneficiary(home.eid, theirs)).update({ state: 'archived' })
    // Nothing is written any more under an id that was never used, either.
    await agree([gone, free])
  })

  it('that cannot be read any more is told to nobody but its author', async () => {
    await db.doc(paths.note(home.eid, bid, mid)).set({ by: nurse.uid, visibility: 'secret' })
    const answers = await Promise.all(
      [director, relative].map(async (person) => [
        (await ask(person, 'GET')).status,
        (await ask(person, 'DELETE')).status,
      ]),
    )
    expect(answers).toEqual([
      [403, 200],
      [403, 200],
    ])
    expect((await write(other, { ...publicly, updatedAt: null })).status).toBe(403)
    expect(await stored()).toBeDefined()
  })

  it('leaves its traces where only they read them who may read it', async () => {
    await write(nurse, privately)
    await write(nurse, { ...privately, text: 'Rassurée.', updatedAt: null })
    await ask(nurse, 'DELETE')
    expect(await noted()).toEqual({
      openly: [],
      privately: [
        ['note.set', nurse.uid, 'text,visibility'],
        ['note.set', nurse.uid, 'text'],
        ['note.delete', nurse.uid, ''],
      ],
    })
    const all = await db.collection(paths.audits).where('establishmentId', '==', home.eid).get()
    expect(JSON.stringify(all.docs.map((entry) => entry.data()))).not.toContain(mid)
  })

  it('that is made public is new to whoever reads the open journal, and one that is made private is gone', async () => {
    await write(nurse, privately)
    const { data } = await write(nurse, { ...privately, visibility: 'public', updatedAt: null })
    const { updatedAt } = data.note as { updatedAt: number }
    await write(nurse, { ...privately, updatedAt })
    expect(await noted()).toEqual({
      openly: [
        ['note.set', nurse.uid, 'text,visibility'],
        ['note.delete', nurse.uid, ''],
      ],
      privately: [
        ['note.set', nurse.uid, 'text,visibility'],
        ['note.set', nurse.uid, 'visibility'],
      ],
    })
  })
})

describe('who would read a note', () => {
  const readers = (person: TestPerson, visibility: string) =>
    ask(
      person,
      'GET',
      `/api/establishment/${home.eid}/beneficiary/${bid}/message-readers?visibility=${visibility}`,
    )

  it('is told by name to whoever may write it', async () => {
    const { data } = await readers(nurse, 'private')
    expect(data.names).toContain(other.name)
    for (const one of [nurse, director, relative]) expect(data.names).not.toContain(one.name)
    expect(data.relatives).toEqual([])
    const { data: all } = await readers(relative, 'public')
    for (const one of [nurse, other, director]) expect(all.names).toContain(one.name)
    expect((await readers(nurse, 'public')).data.relatives).toEqual([relative.name])
  })

  it('is nobody whose account is closed, and no relative of others', async () => {
    const elsewhere = await home.addResident()
    const [closed, stranger] = [
      await signUp({ role: NURSE, disabled: true }),
      await signUp({ role: CAREGIVER }),
    ]
    await join(home.eid, closed, { roleId: READ_WRITE })
    await join(home.eid, stranger, { roleId: READ_WRITE, beneficiaryIds: [elsewhere] })
    const { data } = await readers(nurse, 'public')
    for (const one of [closed, stranger]) {
      expect(data.names).not.toContain(one.name)
      expect(data.relatives).not.toContain(one.name)
    }
  })

  it('is told to nobody else', async () => {
    expect((await readers(director, 'private')).status).toBe(403)
    expect((await readers(relative, 'private')).status).toBe(403)
    const reader = await signUp({ role: NURSE })
    await join(home.eid, reader, { roleId: READ_ONLY })
    expect((await readers(reader, 'public')).status).toBe(403)
  })
})
