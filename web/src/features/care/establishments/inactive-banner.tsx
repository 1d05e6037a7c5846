import Link from '@mui/material/Link'
import { standingOf } from '@vigie/domain/people/permissions'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { Banner } from '../../../components/banner.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { sinceDayAndTime } from '../../../lib/time/words.ts'
import { mayManage } from './manage/may-manage.ts'
import { useEstablishment } from './use-establishment.ts'

/**
 * Says on every page of an inactive home that nobody is told of a call for help, since when, and what is to be done: staff make rounds, and whoever manages the home is led to
 * where it is made active again. Relatives make no rounds, and are asked to telephone.
 */
export function InactiveBanner() {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const home = useEstablishment()
  if (home?.details?.state !== 'inactive') return null
  const { stateSince, timeZone } = home.details
  const title =
    stateSince === undefined
      ? t('establishments.inactiveHome')
      : t('establishments.inactiveHomeSince', { time: sinceDayAndTime(stateSince, now, timeZone, locale) })
  const isRelative = standingOf(home.access) === 'caregiver'
  return (
    <Banner>
      <strong>{title}</strong>{' '}
      {t(isRelative ? 'establishments.inactiveHomeOfRelative' : 'establishments.inactiveHomeHelp')}
      {mayManage(home) && (
        <>
          {' '}
          <Link
            component={RouterLink}
            to={routes.informations(home.id)}
            // As tall as a finger, in lines that stay as far apart as the others.
            sx={{ color: 'inherit', display: 'inline-flex', alignItems: 'center', minHeight: 44, my: -1.5 }}
          >
            {t('establishments.inactiveHomeMend')}
          </Link>
        </>
      )}
    </Banner>
  )
}
