import type { MoodType } from '@vigie/domain/care/mood-record'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { ageInWords } from '../../../lib/time/words.ts'
import { choiceOf } from './choices.ts'
import type { ShownMood } from './own-moods.ts'

export type CareWords = ReturnType<typeof useCareWords>

/**
 * What a resident's mood, health or appetite is in words; without a value nobody has said, which is never "normal".
 * @param isAwaited whether it is still to be noted: not of somebody who is archived
 */
export function useCareWords(type: MoodType, shown: ShownMood | null, isAwaited: boolean) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const what = t(`moods.${type}.name`)
  if (shown === null) return { what, value: null, age: t(isAwaited ? 'common.unknown' : 'moods.neverNoted') }
  const value = choiceOf(type, shown.value).name[locale]
  const age = shown.wait ? t(`moods.${shown.wait}`) : ageInWords(shown.at ?? now, now, locale)
  return { what, value, age }
}

interface Props {
  type: MoodType
  shown: ShownMood | null
  words: CareWords
}

/**
 * Picture, value and age, side by side where there is room; what it is of is read out, and shown while there is no value. It looks as
 * `CareFaces` around it says.
 */
export function CareFace({ type, shown, words: { what, value, age } }: Props) {
  const { t } = useTranslation()
  return (
    <span className="face">
      {shown ? (
        <img
          className={shown.wait ? 'under-way' : undefined}
          src={choiceOf(type, shown.value).icon}
          alt=""
          width={32}
          height={32}
        />
      ) : (
        <span className="nothing" aria-hidden />
      )}
      <span className="words">
        <span className="value">
          {value !== null && <span className="of">{t('moods.whatOf', { what })}</span>}
          {value ?? what}
        </span>{' '}
        <span className="age">{age}</span>
      </span>
    </span>
  )
}
