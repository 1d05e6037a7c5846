import type { WindowCause } from '@vigie/domain/rules/window-cause'
import { describe, expect, it } from 'vitest'
import { isCounted } from './counted-events.ts'
import { asUsers, emptyGuard, firingOf, now, ruleOf } from './firing.fixture.ts'
import type { Firing } from './firing.ts'
import { alertIdOf } from './new-alert.ts'
import { planRaising } from './plan-raising.ts'

const hour = 3_600_000
const cause: WindowCause = {
  ...{ metric: 1, operator: 4, value: 4, measured: 5, threshold: 4, usual: null },
  ...{ from: now - 4 * hour, until: now + 4 * hour, at: now, deviceId: null },
}
/** What fires of a window, as of the event with which it was so. */
const firing = (occurredAt: number, eventId = 'window-1'): Firing => ({
  ...firingOf(ruleOf('levers', asUsers(['alice'])), eventId, occurredAt),
  cause: { ...cause, at: occurredAt },
})

describe('a window that is looked at again', () => {
  it('is the same though what came late says that it was so hours before', () => {
    const { guard } = planRaising(emptyGuard, new Map(), [firing(now)], now)
    expect(isCounted(guard.seen, firing(now - 3 * hour))).toBe(true)
    expect(isCounted(guard.seen, firing(now, 'window-2'))).toBe(false)
    expect(alertIdOf(firing(now - 3 * hour))).toBe(alertIdOf(firing(now)))
  })

  it('is the same reading that held though what came late says that it began before, and another one once it is over', () => {
    const holds = (since: number, until: number, ids = 'window-1-'): Firing => ({
      ...firing(since, `${ids}${since}`),
      held: { ids, until },
    })
    const { guard } = planRaising(emptyGuard, new Map(), [holds(now, now + hour)], now + hour)
    expect(isCounted(guard.seen, holds(now - hour, now + hour))).toBe(true)
    expect(isCounted(guard.seen, holds(now + 2 * hour, now + 3 * hour))).toBe(false)
    expect(isCounted(guard.seen, holds(now - 2 * hour, now - hour))).toBe(false)
    expect(isCounted(guard.seen, holds(now - hour, now + hour, 'window-2-'))).toBe(false)
  })

  it('is remembered for longer than a window is open', () => {
    const { guard } = planRaising(emptyGuard, new Map(), [firing(now)], now)
    const later = planRaising(guard, new Map(), [firing(now + 25 * hour, 'window-2')], now + 25 * hour)
    expect(isCounted(later.guard.seen, firing(now))).toBe(true)
  })
})

it('the next window counts on an alert that is current, which says then why', () => {
  const first = planRaising(emptyGuard, new Map(), [firing(now)], now)
  const [raised] = first.alerts
  expect(raised?.alert).toMatchObject({ cause: { measured: 5 }, occurrences: 1 })
  const again = { ...firing(now + hour, 'window-2'), cause: { ...cause, measured: 7 } }
  const known = new Map([[raised?.id ?? '', raised?.alert ?? null]])
  const next = planRaising(first.guard, known, [again], now + hour)
  expect(next.alerts).toMatchObject([{ id: raised?.id, change: { occurrences: 2, cause: { measured: 7 } } }])
})
