import { expect, test, vi } from 'vitest'
import { sharedValue } from './shared-value.ts'

test('whoever follows a value hears of each change, and of nothing else', () => {
  const value = sharedValue('calm')
  const told = vi.fn()
  const stop = value.subscribe(told)
  value.set('calm')
  expect(told).not.toHaveBeenCalled()
  value.set('call')
  expect(told).toHaveBeenCalledTimes(1)
  expect(value.get()).toBe('call')
  stop()
  value.set('calm')
  expect(told).toHaveBeenCalledTimes(1)
})

test('what keeps a value true lasts from the first who follows it to the last, and begins anew after that', () => {
  const calls: string[] = []
  const value = sharedValue(0, () => {
    calls.push('begin')
    return () => calls.push('end')
  })
  const stopOne = value.subscribe(() => undefined)
  const stopOther = value.subscribe(() => undefined)
  stopOne()
  stopOne()
  expect(calls).toEqual(['begin'])
  stopOther()
  expect(calls).toEqual(['begin', 'end'])
  value.subscribe(() => undefined)
  expect(calls).toEqual(['begin', 'end', 'begin'])
})
