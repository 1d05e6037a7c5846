import { expect, test } from 'vitest'
import { db } from '../support/firestore.ts'
import { newId } from '../support/ids.ts'

/** Google's locks every collection of a name for a query (docs/adr/0161-queries-lock-what-they-find.md). */
const locksWhatItFinds = process.env.VIGIE_FIRESTORE === 'hidane'

test.runIf(locksWhatItFinds)(
  'what a query of a transaction finds, or would find, waits for its end; nothing else does',
  async () => {
    const [here, elsewhere] = [newId('locks'), newId('locks')].map((id) => db.collection(`${id}/of/things`))
    if (!here || !elsewhere) throw new Error('two collections were named')
    await here.doc('found').set({ state: 'open' })
    await here.doc('other').set({ state: 'over' })
    const isAsked = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const ended: string[] = []
    const note = (name: string) => () => void ended.push(name)
    const transaction = db
      .runTransaction(async (within) => {
        const { size } = await within.get(here.where('state', '==', 'open'))
        isAsked.resolve()
        await mayEnd.promise
        within.set(here.doc('count'), { size })
      })
      .then(note('transaction'))
    await isAsked.promise
    // One that is found, one that is made so that it would be, and one that is changed so.
    const waiting = [
      here.doc('found').update({ seen: true }),
      here.doc('new').set({ state: 'open' }),
      here.doc('other').update({ state: 'open' }),
    ].map((write, index) => write.then(note(`waiting ${index}`)))
    await here.doc('beside').set({ state: 'over' })
    await elsewhere.doc('found').set({ state: 'open' })
    expect(ended).toEqual([])
    mayEnd.resolve()
    await Promise.all([transaction, ...waiting])
    expect(ended).toContain('transaction')
    expect((await here.doc('count').get()).get('size')).toBe(1)
    expect((await here.where('state', '==', 'open').get()).size).toBe(3)
  },
)
