import type { Actor } from '@vigie/domain/alerts/alert'
import type { TFunction } from 'i18next'

/** What somebody who did something about an alert is called; of a relative it says so, for they may be far from the room. */
export const actorName = ({ name, isRelative }: Actor, t: TFunction): string =>
  isRelative ? t('alerts.relative', { name }) : name
