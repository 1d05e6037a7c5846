import { isCondition, isMeasurable } from '@vigie/domain/rules/condition'
import { eventKindNames } from '@vigie/domain/sensors/event-kinds'
import { expect, test } from 'vitest'
import { conditionSaid, emptyCondition, metricsOf, operatorsOf } from './condition-form.ts'
import { boundsOf } from './value-bounds.ts'

test('what is said to fit is what the domain takes, at both ends', () => {
  for (const action of eventKindNames)
    for (const metric of metricsOf(action))
      for (const operator of operatorsOf(metric)) {
        expect(isMeasurable(metric, action)).toBe(true)
        const takes = (value: number) =>
          isCondition({
            ...conditionSaid({ ...emptyCondition, metric, operator, value: String(value) }),
            action,
          })
        const { kind, least, most } = boundsOf({ action, metric, operator })
        const tries = [least - 1, least, least + 0.5, most, most + 1].map(takes)
        const isWhole = kind === 'wholeBetween'
        expect(tries, `${action} ${metric} ${operator}`).toEqual([
          false,
          kind !== 'above',
          !isWhole,
          true,
          false,
        ])
      }
})
