import type { MoodType } from '@vigie/domain/care/mood-record'
import type { Locale } from '@vigie/domain/text'
import type { TFunction } from 'i18next'
import { ageInWords } from '../../../lib/time/words.ts'
import { choiceOf } from './choices.ts'
import type { ShownMood } from './own-moods.ts'

/** In which words, and when: asked once for all the faces of somebody, since a list has hundreds of them. */
export interface Telling {
  readonly t: TFunction
  readonly locale: Locale
  /** Epoch milliseconds. */
  readonly now: number
}

export type CareWords = ReturnType<typeof careWords>

/**
 * What a resident's mood, health or appetite is in words; without a value nobody has said, which is never "normal".
 * @param isAwaited whether it is asked of who sees it to note it: nobody else can, nor of somebody who is archived anybody
 */
export function careWords(
  { t, locale, now }: Telling,
  type: MoodType,
  shown: ShownMood | null,
  isAwaited: boolean,
) {
  const what = t(`moods.${type}.name`)
  const of = t('moods.whatOf', { what })
  if (shown === null)
    return { what, of, value: null, age: t(isAwaited ? 'common.unknown' : 'moods.neverNoted') }
  const value = choiceOf(type, shown.value).name[locale]
  const age = shown.wait ? t(`moods.${shown.wait}`) : ageInWords(shown.at ?? now, now, locale)
  return { what, of, value, age }
}

interface Props {
  type: MoodType
  shown: ShownMood | null
  words: CareWords
}

/**
 * Picture, value and age, side by side where there is room; what it is of is read out, and shown while there is no value. It looks as
 * `careFaces` around it says.
 */
export const CareFace = ({ type, shown, words: { what, of, value, age } }: Props) => (
  <span className="face">
    {shown ? (
      <img
        className={shown.wait ? 'under-way' : undefined}
        src={choiceOf(type, shown.value).icon}
        alt=""
        // So narrow that "33 mins ago" stands beside it in one line, of three cards side by side.
        width={28}
        height={28}
      />
    ) : (
      <span className="nothing" aria-hidden />
    )}
    <span className="words">
      <span className="value">
        {value !== null && <span className="of">{of}</span>}
        {value ?? what}
      </span>{' '}
      <span className="age">{age}</span>
    </span>
  </span>
)
