import { expect, test, vi } from 'vitest'
import { watchHeld } from './held-press.ts'

function screen() {
  const target = new EventTarget()
  const afterPress = watchHeld(target)
  const done: string[] = []
  return { target, done, later: (what: string) => afterPress(() => done.push(what)) }
}

test('without a press it is done at once', () => {
  const { done, later } = screen()
  later('fault')
  expect(done).toEqual(['fault'])
})

test.each(['mouseup', 'dragend', 'keydown'])(
  'while a button is held it waits, until %s and the click that follows it',
  async (end) => {
    const { target, done, later } = screen()
    target.addEventListener('click', () => done.push('click'))
    target.dispatchEvent(new Event('mousedown'))
    later('fault')
    expect(done).toEqual([])
    target.dispatchEvent(new Event(end))
    target.dispatchEvent(new Event('click'))
    await vi.waitFor(() => expect(done).toEqual(['click', 'fault']))
    later('again')
    expect(done).toEqual(['click', 'fault', 'again'])
  },
)
