import type { Actor } from '@vigie/domain/alerts/alert'
import type { TFunction } from 'i18next'

/** What somebody who did something about an alert is called; of a relative it says so, for they may be far from the room. */
export const actorName = ({ name, isRelative }: Pick<Actor, 'name' | 'isRelative'>, t: TFunction): string =>
  isRelative ? t('alerts.relative', { name }) : name

/** What whoever wrote or did something is called, as its record keeps them; of a relative it says so, for names are chosen (docs/adr/0158-whose-words-these-are.md). */
export const authorName = (
  { byName = '', isRelative }: { byName?: string | undefined; isRelative?: true | undefined },
  t: TFunction,
): string => actorName({ name: byName, isRelative }, t)
