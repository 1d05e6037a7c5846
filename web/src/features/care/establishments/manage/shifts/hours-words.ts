import type { Span } from '@vigie/domain/time/shift-cover'
import type { TFunction } from 'i18next'

/** Hours of the day in words, one after the other: « 23:00 à 07:00, 15:00 à 16:00 ». */
export const hoursWords = (spans: readonly Span[], t: TFunction): string =>
  spans
    .map(({ start, end }) => (start === end ? t('manage.allDay') : t('manage.hours', { start, end })))
    .join(', ')
