import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { sinceDayAndTime } from '../../../lib/time/words.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { useNoneRaised } from './use-none-raised.ts'

/** Of more homes than that, a line for each would push the way to unlock out of sight. */
const mostTold = 3

/** Below that no alert is in progress on a locked screen: where none can come, and why, or from how many sensors, so that nobody takes it for calm. */
export function NoneRaised() {
  const { t } = useTranslation()
  const isSeveral = useEstablishments().list.length > 1
  const found = useNoneRaised()
  const locale = useLocale()
  const now = useNow()
  const more = found.length - mostTold
  return (
    <>
      {found.slice(0, mostTold).map(({ home, why, silent }) => (
        <Typography key={home.id} sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {isSeveral && `${home.name} · `}
          {t(`lockedScreen.${why}`, {
            count: silent?.devices ?? 0,
            time: silent && sinceDayAndTime(silent.since, now, home.details?.timeZone ?? null, locale),
          })}
        </Typography>
      ))}
      {more > 0 && <Typography>{t('lockedScreen.more', { count: more })}</Typography>}
    </>
  )
}
