import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { dated, dateInWords } from '../../../../../lib/time/words.ts'
import { settingsSource } from '../../../records/managing-sources.ts'

interface Props {
  eid: string
  timeZone: string
}

/** Which month of a home was exported last, and when; nothing until that is known. */
export function LastExport({ eid, timeZone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const settings = useLive(useMemo(() => settingsSource(eid), [eid]))
  if (settings.status !== 'ready') return null
  const exported = settings.value?.exported
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
