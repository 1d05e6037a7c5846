import type { TFunction } from 'i18next'
import { type ReadyCondition, readyConditionNames } from './ready-conditions.ts'
import { type ReadyRule, readyRuleNames } from './ready-rules.ts'

/** How a ready-made rule is called. */
export const readyName =
  (t: TFunction) =>
  (ready: ReadyRule, isAtNight: boolean): string => {
    const name = t(`rules.ready.${ready}`)
    return isAtNight ? t('rules.readyAtNight', { name }) : name
  }

/** How a conditional one is called. */
export const readyConditionName =
  (t: TFunction) =>
  (ready: ReadyCondition, during: 'night' | 'day' | null): string => {
    const name = t(`conditions.ready.${ready}`)
    if (during === null) return name
    return t(during === 'night' ? 'conditions.atNight' : 'conditions.byDay', { name })
  }

/** Whether a rule is called as a ready-made one is: by that name alone somebody has said nothing of their own. */
export const isReadyName = (name: string, t: TFunction): boolean =>
  readyRuleNames.some((ready) =>
    [true, false].some((isAtNight) => readyName(t)(ready, isAtNight) === name),
  ) ||
  readyConditionNames.some((ready) =>
    (['night', 'day', null] as const).some((during) => readyConditionName(t)(ready, during) === name),
  )
