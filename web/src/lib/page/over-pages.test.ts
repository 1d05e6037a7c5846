import { expect, test } from 'vitest'
import { overPages } from './over-pages.ts'

interface Entry {
  idx: number
  usr?: { window: string }
}

/** A browser's window on one of some entries, the last at first; `heard`: where the router was told that it is. */
function browserOn(entries: readonly Entry[]) {
  let at = entries.length - 1
  let tell: (event: { state: unknown; stopImmediatePropagation(): void }) => void = () => {}
  const heard: number[] = []
  let wanted = 0
  const step = (by: number) => {
    at += by
    let isStopped = false
    const stopImmediatePropagation = () => {
      isStopped = true
    }
    tell({ state: entries[at], stopImmediatePropagation })
    if (!isStopped) heard.push(at)
  }
  const browser = {
    history: {
      get state() {
        return entries[at]
      },
      go: (by = 0) => {
        wanted = by
      },
    },
    addEventListener: (_: 'popstate', told: typeof tell) => {
      tell = told
    },
  }
  /** What a page asks of the history is done after what somebody presses, which takes the place of what was still on its way. */
  const press = (...all: number[]) => {
    for (const by of all) {
      wanted = 0
      step(by)
    }
    while (wanted !== 0) {
      const by = wanted
      wanted = 0
      step(by)
    }
  }
  return { browser, heard, press, at: () => at }
}

const pages = [{ idx: 0 }, { idx: 1 }, { idx: 2 }]

test('Back closes the topmost of what is open over a page, back on it, of which the router hears nothing; then it leaves the page', () => {
  const { browser, heard, press, at } = browserOn(pages)
  const open = overPages(browser)
  const closed: [string, number][] = []
  const one = open(() => {
    closed.push(['one', at()])
    one.end()
  })
  const two = open(() => {
    closed.push(['two', at()])
    two.end()
  })
  press(-1)
  expect([closed, heard, at()]).toEqual([[['two', 2]], [], 2])
  press(-1)
  expect([closed.at(-1), heard, at()]).toEqual([['one', 2], [], 2])
  press(-1)
  expect([closed.length, heard, at()]).toEqual([2, [1], 1])
})

test('Back pressed twice at once, or far back, closes one thing and leads nowhere; so does Forward', () => {
  const { browser, heard, press, at } = browserOn(pages)
  const open = overPages(browser)
  let asked = 0
  const form = open(() => {
    asked += 1
  })
  press(-1, -1)
  expect([asked, heard, at()]).toEqual([1, [], 2])
  press(-2)
  expect([asked, heard, at()]).toEqual([2, [], 2])
  form.end()
  press(-1)
  open(() => {
    asked += 1
  })
  press(1)
  expect([asked, heard, at()]).toEqual([3, [1], 1])
})

test('what closes by itself meanwhile is not closed again, nor what lies beneath it', () => {
  const { browser, heard, press, at } = browserOn(pages)
  const open = overPages(browser)
  open(() => expect.unreachable('it was not on top'))
  const top = open(() => expect.unreachable('it is closed already'))
  const { go } = browser.history
  browser.history.go = (by) => {
    top.end()
    go(by)
  }
  press(-1)
  expect([heard, at()]).toEqual([[], 2])
})

test('a window that has an entry of its own is left by it, as is one over it by Back alone', () => {
  const { browser, heard, press, at } = browserOn([{ idx: 0 }, { idx: 1, usr: { window: 'rule' } }])
  const open = overPages(browser)
  const wizard = open(() => expect.unreachable('it is closed by its entry'))
  let asked = 0
  const question = open(() => {
    asked += 1
    question.end()
  })
  expect([wizard.hasEntry, question.hasEntry]).toEqual([true, false])
  press(-1)
  expect([asked, heard, at()]).toEqual([1, [], 1])
  press(-1)
  expect([asked, heard, at()]).toEqual([1, [0], 0])
})
