import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { RuleNames } from './rule-words.ts'
import { dateWords } from './strip-words.ts'
import type { BackTested } from './tried-by-value.ts'

interface Props {
  silences: NonNullable<BackTested['silences']>
  now: number
  names: Pick<RuleNames, 'locale'>
}

/** How often a rule that tells of a silence would have told of one lately, and when the last time: a message more each. */
export function TriedSilences({ silences: { from, count, last }, now, names }: Props) {
  const { t } = useTranslation()
  const words = (date: string) => dateWords(date, now, names.locale)
  const since = words(from)
  return (
    <Typography variant="body2">
      {last === null
        ? t('rules.noSilence', { since })
        : t('rules.silences', { count, since, last: words(last) })}
    </Typography>
  )
}
