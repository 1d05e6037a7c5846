import type { TFunction } from 'i18next'
import { type ReadyRule, readyRuleNames } from './ready-rules.ts'

/** How a ready-made rule is called. */
export const readyName =
  (t: TFunction) =>
  (ready: ReadyRule, isAtNight: boolean): string => {
    const name = t(`rules.ready.${ready}`)
    return isAtNight ? t('rules.readyAtNight', { name }) : name
  }

/** Whether a rule is called as a ready-made one is: by that name alone somebody has said nothing of their own. */
export const isReadyName = (name: string, t: TFunction): boolean =>
  readyRuleNames.some((ready) => [true, false].some((isAtNight) => readyName(t)(ready, isAtNight) === name))
