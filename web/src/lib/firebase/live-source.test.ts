import type * as Firestore from 'firebase/firestore'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'

/** What Firestore is to say next to whoever listens. */
let say: (documents: readonly string[], fromCache: boolean) => void
/** The same to whoever asked for that, though others ask since. */
const sayTo = new Map<unknown, typeof say>()
let refuse: () => void
vi.mock('./own-task.ts', () => ({ inOwnTask: (begin: () => () => void) => begin() }))
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof Firestore>()),
  queryEqual: (one: unknown, other: unknown) => one === other,
  onSnapshot: (
    query: unknown,
    _options: unknown,
    next: (snapshot: unknown) => void,
    failed: (error: object) => void,
  ) => {
    refuse = () => failed({ code: 'permission-denied' })
    let before: readonly string[] = []
    say = (names, fromCache) => {
      const docs = names.map((name) => ({
        id: name,
        ref: { path: name, type: 'document' },
        data: () => ({ name }),
      }))
      const added = docs.filter(({ id }) => !before.includes(id)).map((doc) => ({ type: 'added', doc }))
      const gone = before
        .filter((id) => !names.includes(id))
        .map((id) => ({ type: 'removed', doc: { ref: { path: id } } }))
      const docChanges = () => [...added, ...gone]
      before = names
      next({ docs, docChanges, empty: docs.length === 0, metadata: { fromCache } })
    }
    sayTo.set(query, say)
    return () => {}
  },
}))
const { collectionSource, documentSource } = await import('./live-source.ts')

function follow(query: object) {
  const told: unknown[] = []
  const heard: boolean[] = []
  collectionSource(query as Firestore.Query, z.object({ name: z.string() })).listen({
    tell: (state) => told.push(state.status === 'ready' ? state.value.items.map(({ id }) => id) : state),
    heard: (fromServer) => heard.push(fromServer),
  })
  return { told, heard }
}

it('no list is called empty, and none is called whole, by the word of a cache that the server never filled', () => {
  const { told, heard } = follow({})
  say([], true)
  say(['roy'], true)
  expect(told).toEqual([])
  expect(heard).toEqual([false, false])
  say([], false)
  expect(told).toEqual([[]])
  expect(heard.at(-1)).toBe(true)
})

it('a list that the server answered before is shown from the cache, but never as empty', () => {
  const query = {}
  follow(query)
  say(['roy'], false)
  const { told } = follow(query)
  say([], true)
  expect(told).toEqual([])
  say(['roy'], true)
  expect(told).toEqual([['roy']])
})

it('nothing of the cache is shown again once the server has refused it, until it answers', () => {
  const heard: boolean[] = []
  const told: unknown[] = []
  const source = collectionSource({} as Firestore.Query, z.object({ name: z.string() }))
  const listen = () =>
    source.listen({
      tell: (state) => told.push(state.status === 'ready' ? state.value.items.map(({ id }) => id) : 'failed'),
      heard: (fromServer) => heard.push(fromServer),
    })
  listen()
  say(['roy'], false)
  refuse()
  listen()
  say(['roy'], true)
  expect(told).toEqual([['roy'], 'failed'])
  expect(heard).toEqual([true, true])
  // Whole, though what it adds to the cache's answer is one alone.
  say(['roy', 'girard'], false)
  expect(told).toEqual([['roy'], 'failed', ['roy', 'girard']])
})

it('nor is it to whoever asks for the same anew, as a page that is gone back to does', () => {
  const query = {}
  follow(query)
  say(['roy'], false)
  refuse()
  const { told } = follow(query)
  say(['roy'], true)
  expect(told).toEqual([])
  say(['roy'], false)
  expect(told).toEqual([['roy']])
})

it('a list leaves out what the server has refused by itself, for as long as the cache alone says so', () => {
  const query = {}
  follow(query)
  say(['roy', 'girard'], false)
  documentSource(
    { path: 'roy', type: 'document' } as Firestore.DocumentReference,
    z.object({ name: z.string() }),
  ).listen({
    tell: () => {},
    heard: () => {},
  })
  refuse()
  const { told } = follow(query)
  say(['roy', 'girard'], true)
  expect(told).toEqual([['girard']])
  say(['roy', 'girard'], false)
  expect(told).toEqual([['girard'], ['roy', 'girard']])
})

it('what another part of the page hears of a list is shown there too, however much else was asked for since it was answered', () => {
  const alerts = {}
  const { told, heard } = follow(alerts)
  say([], false)
  for (let others = 0; others < 400; others += 1) {
    follow({})
    say(['roy'], false)
  }
  // The line is gone, and back: another's answer brings the call before the list's own says that it is whole.
  sayTo.get(alerts)?.([], true)
  sayTo.get(alerts)?.(['call'], true)
  expect(told).toEqual([[], ['call']])
  sayTo.get(alerts)?.(['call'], false)
  expect([told.at(-1), heard.at(-1)]).toEqual([['call'], true])
})

it('what could not be told of the cache is told once the server confirms it, though that changes nothing', () => {
  const { told } = follow({})
  say(['call'], false)
  say([], true)
  expect(told).toEqual([['call']])
  say([], false)
  expect(told).toEqual([['call'], []])
})

it('a list that was never heard is shown from the cache once another question for it was answered', () => {
  const known = { isAnswered: false }
  const told: unknown[] = []
  collectionSource({} as Firestore.Query, z.object({ name: z.string() }), known).listen({
    tell: (state) => told.push(state.status === 'ready' ? state.value.items.map(({ id }) => id) : state),
    heard: () => {},
  })
  say(['call'], true)
  known.isAnswered = true
  say(['call', 'other'], true)
  expect(told).toEqual([['call', 'other']])
})
