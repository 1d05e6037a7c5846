import Typography from '@mui/material/Typography'
import type { Exported } from '@vigie/domain/care/exported'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { dated, dateInWords } from '../../../../../lib/time/words.ts'

interface Props {
  /** Undefined: none was. */
  exported: Exported | undefined
  timeZone: string
}

/** Which month of a home was exported last, and when. */
export function LastExport({ exported, timeZone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (!exported) return <Typography variant="body2">{t('daysKept.notExported')}</Typography>
  const month = dated(Date.parse(`${exported.month}-15T12:00:00Z`), locale, {
    ...{ timeZone: 'UTC', month: 'long', year: 'numeric' },
  })
  return (
    <>
      <Typography variant="body2">
        {t('daysKept.exported', { month, date: dateInWords(exported.at, timeZone, locale) })}
      </Typography>
      {exported.unreadable > 0 && (
        <Typography variant="body2" sx={{ color: 'warning.dark' }}>
          {t('daysKept.unreadable', { count: exported.unreadable })}
        </Typography>
      )}
    </>
  )
}
