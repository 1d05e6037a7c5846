import { fewestNights, type Night, type UsualNight } from '@vigie/domain/trends/night'
import type { TFunction } from 'i18next'

/** From when on nothing of a bed was heard in a night, nor since. */
export interface NightSilence {
  /** « hier, 20:00 ». */
  since: string
  /** « 02:42 », in the night; null: it began before it, or as it began. */
  until: string | null
}

/**
 * A night in words: what it was like beside the others, and the numbers that it rests on. Nothing is concluded from it. One of which the bed was not
 * heard to its end, or to this instant, is told as far as it was, and since when it is not known.
 */
export function nightWords(
  night: Night,
  silence: NightSilence | null,
  t: TFunction,
): { said: string; more: string[] } {
  const { exits, usual, more, isOver, before } = night
  const isWhole = isOver && silence === null
  const known = before.filter((one) => one.exits !== null).length
  const nights = t('night.nights', { count: known })
  const name = t(isOver ? 'night.over' : silence === null ? 'night.goingOn' : 'night.tonight')
  const of = {
    night: silence?.until ? t('night.until', { night: name, time: silence.until }) : name,
    exits: exits === 0 ? t('night.noExits') : t('night.exits', { count: exits ?? 0 }),
    amount: Math.abs(more ?? 0),
    nights,
  }
  const counts = before.map((one) => one.exits ?? '—').join(', ')
  return {
    said:
      silence?.until === null
        ? t('night.unheard', { ...of, time: silence.since })
        : t(exits === null ? 'night.unknown' : `night.${besideUsual(more, isWhole)}`, of),
    more: [
      ...(silence?.until ? [t('night.silent', { time: silence.since })] : []),
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

/** What is few, or as usual, so far may not have stayed so: of a part it is said only that there are more already. */
function besideUsual(more: number | null, isWhole: boolean) {
  if (more === null || (!isWhole && more <= 0)) return 'alone'
  if (more > 0) return isWhole ? 'more' : 'already'
  return more === 0 ? 'same' : 'less'
}

const middleWords = ({ low, high }: UsualNight['middle'], t: TFunction): string =>
  low === high ? String(low) : t('night.between', { from: low, to: high })
