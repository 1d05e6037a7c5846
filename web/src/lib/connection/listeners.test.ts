import { afterEach, expect, test } from 'vitest'
import { addListener, type ListenerEntry, reopenDeaf } from './listeners.ts'

const entries: ListenerEntry[] = []
afterEach(() => {
  for (const entry of entries.splice(0)) entry.end()
})

const calls: string[] = []
function add(name: string): ListenerEntry {
  const entry = addListener({
    start: () => calls.push(`start ${name}`),
    stop: () => calls.push(`stop ${name}`),
  })
  entries.push(entry)
  return entry
}
const callsAfter = (ms: number) => {
  calls.length = 0
  reopenDeaf(0, Date.now() + ms)
  return [...calls]
}

test('what is unheard stops together before any of it starts anew, and what was heard goes on', () => {
  add('resident on the page')
  add('resident in the strip')
  add('devices').heard(true)
  expect(callsAfter(5_000)).toEqual([])
  expect(callsAfter(6_500)).toEqual([
    'stop resident on the page',
    'stop resident in the strip',
    'start resident on the page',
    'start resident in the strip',
  ])
  // The next try is given twice the time.
  expect(callsAfter(17_000)).toEqual([])
  expect(callsAfter(19_500)).toHaveLength(4)
})

test('one that was heard and then speaks from memory is unheard again, and one that ended is left alone', () => {
  const day = add('day')
  day.heard(true)
  expect(callsAfter(60_000)).toEqual([])
  day.heard(false)
  expect(callsAfter(6_500)).toEqual(['stop day', 'start day'])
  day.end()
  expect(callsAfter(120_000)).toEqual([])
})
