import { useLocale } from '../lib/i18n/use-locale.ts'
import { useNow } from '../lib/time/use-now.ts'
import { ageInWords, exactTime } from '../lib/time/words.ts'
import { Hint } from './hint.tsx'

interface Props {
  /** Epoch milliseconds. */
  at: number
  /** Null while it is not known. */
  timeZone: string | null
}

/** "il y a 3 min", or once it is a week old "le 3 mars, 08:00"; with the exact time on the home's clock one hover or tap away. */
export function Age({ at, timeZone }: Props) {
  const locale = useLocale()
  const now = useNow()
  return (
    <Hint text={exactTime(at, timeZone, locale)}>
      <time dateTime={new Date(at).toISOString()}>{ageInWords(at, now, locale, timeZone)}</time>
    </Hint>
  )
}
