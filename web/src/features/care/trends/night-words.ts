import { fewestNights, type Night, type UsualNight } from '@vigie/domain/trends/night'
import type { TFunction } from 'i18next'

/** A night in words: what it was like beside the others, and the numbers that it rests on. Nothing is concluded from it. */
export function nightWords(night: Night, t: TFunction): { said: string; more: string[] } {
  const { exits, usual, more, isOver, before } = night
  const known = before.filter((one) => one.exits !== null).length
  const nights = t('night.nights', { count: known })
  const of = {
    night: t(isOver ? 'night.over' : 'night.goingOn'),
    exits: exits === 0 ? t('night.noExits') : t('night.exits', { count: exits ?? 0 }),
    amount: Math.abs(more ?? 0),
    nights,
  }
  const how = more === null ? 'alone' : more === 0 ? 'same' : more < 0 ? 'less' : isOver ? 'more' : 'already'
  const counts = before.map((one) => one.exits ?? '—').join(', ')
  return {
    said: t(exits === null ? 'night.unknown' : `night.${how}`, of),
    more: [
      usual === null
        ? t(known === 0 ? 'night.notYetNone' : 'night.notYet', { count: known, fewest: fewestNights })
        : t('night.usual', {
            middle: middleWords(usual.middle, t),
            least: usual.least,
            most: usual.most,
            nights,
          }),
      ...(known > 0 ? [t('night.before', { counts })] : []),
      ...(known > 0 && known < before.length ? [t('night.notCounted')] : []),
    ],
  }
}

const middleWords = ({ low, high }: UsualNight['middle'], t: TFunction): string =>
  low === high ? String(low) : t('night.between', { from: low, to: high })
