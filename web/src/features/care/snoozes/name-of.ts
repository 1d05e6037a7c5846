import type { Snooze } from '@vigie/domain/care/snooze'
import type { TFunction } from 'i18next'

/** Who began care, in words: somebody by name, or the button in the room. */
export const nameOf = ({ by }: Pick<Snooze, 'by'>, t: TFunction): string => {
  if (by === null) return t('snoozes.button')
  return by.name === '' ? t('snoozes.somebody') : by.name
}
