import { expect, it } from 'vitest'
import { keepFilesOut } from './keep-files-out.ts'

const page = new EventTarget()
keepFilesOut(page)
const dropped = (types: string[], isTaken = false) => {
  const dataTransfer = { types, dropEffect: 'copy' }
  const event = Object.assign(new Event('drop', { cancelable: true }), { dataTransfer })
  if (isTaken) event.preventDefault()
  page.dispatchEvent(event)
  return { isKeptOut: event.defaultPrevented, as: dataTransfer.dropEffect }
}

it('a file that nothing on the page takes is not opened by the browser', () => {
  expect(dropped(['Files'])).toEqual({ isKeptOut: true, as: 'none' })
})

it('one that the page takes, and a text that is moved within a field, are left alone', () => {
  expect(dropped(['Files'], true).as).toBe('copy')
  expect(dropped(['text/plain'])).toEqual({ isKeptOut: false, as: 'copy' })
})
