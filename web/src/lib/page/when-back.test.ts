import { expect, test } from 'vitest'
import { whenBack } from './when-back.ts'

/** A browser that tells its latest watcher of Back, and leaves the page where there is none. */
function browserThat() {
  const open: { onclose: (() => void) | null }[] = []
  class CloseWatcher {
    onclose: (() => void) | null = null
    constructor() {
      open.push(this)
    }
    destroy() {
      open.splice(open.indexOf(this), 1)
    }
  }
  const goBack = () => {
    const last = open.pop()
    last?.onclose?.()
    return last === undefined ? 'left' : 'stayed'
  }
  return { CloseWatcher, goBack }
}

test('Back closes what is open and stays on the page; once it is closed, Back leaves', () => {
  const browser = browserThat()
  let closed = 0
  const end = whenBack(browser, () => {
    closed += 1
    end()
  })
  expect([browser.goBack(), closed, browser.goBack()]).toEqual(['stayed', 1, 'left'])
  whenBack(browser, () => {
    closed += 1
  })()
  expect([browser.goBack(), closed]).toEqual(['left', 1])
})

test('what asks first whether something typed is to be lost hears of Back again', () => {
  const browser = browserThat()
  let asked = 0
  whenBack(browser, () => {
    asked += 1
  })
  expect([browser.goBack(), browser.goBack(), asked]).toEqual(['stayed', 'stayed', 2])
})

test('a browser that cannot tell of it goes back as ever', () => {
  expect(() => whenBack({}, () => {})()).not.toThrow()
})
