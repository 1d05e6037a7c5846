import { expect, test } from 'vitest'
import { whenBack } from './use-back-closes.ts'

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

test('Back closes what is open and stays on the page; once it is closed by itself, Back leaves', () => {
  const browser = browserThat()
  let closed = 0
  whenBack(browser, () => {
    closed += 1
  })
  expect([browser.goBack(), closed, browser.goBack()]).toEqual(['stayed', 1, 'left'])
  const end = whenBack(browser, () => {
    closed += 1
  })
  end()
  expect([browser.goBack(), closed]).toEqual(['left', 1])
})

test('a browser that cannot tell of it goes back as ever', () => {
  expect(() => whenBack({}, () => {})()).not.toThrow()
})
