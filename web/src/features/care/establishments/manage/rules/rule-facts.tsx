import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Rule } from '@vigie/domain/rules/rule'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { Icon } from '../../../../../components/icon.tsx'
import { routes } from '../../../../../lib/page/routes.ts'
import { useSession } from '../../../../../lib/session/session-context.ts'
import { useNow } from '../../../../../lib/time/use-now.ts'
import { namedDayAndTime } from '../../../../../lib/time/words.ts'
import { severityLooks } from '../../../alerts/severity-looks.ts'
import type { LastFired } from './last-fired.ts'
import { nameOfMaker } from './name-of-maker.ts'
import type { RuleNames } from './rule-words.ts'

interface Props {
  eid: string
  rule: Rule
  /** Of one resident alone, whom a rule for all is looked at of. */
  isOfOne: boolean
  names: RuleNames
  timeZone: string
  /** null: it is being asked. */
  fired: LastFired | null
}

/** When a rule last raised an alert, and whether that is in progress; who made it, and who changed it last. */
export function RuleFacts({ eid, rule, isOfOne, names, timeZone, fired }: Props) {
  const { t } = useTranslation()
  const now = useNow()
  const session = useSession()
  const timeOf = (at: number) => namedDayAndTime(at, now, timeZone, names.locale)
  const nameOf = (uid: string | undefined) => nameOfMaker(uid, session, names, t)
  const { createdBy, createdAt, updatedBy, updatedAt } = rule
  const [maker, changer] = [nameOf(createdBy), nameOf(updatedBy)]
  const made =
    maker === null
      ? t('rules.madeAt', { time: timeOf(createdAt) })
      : t('rules.made', { name: maker, time: timeOf(createdAt) })
  const changed =
    changer === null
      ? t('rules.lastChangedAt', { time: timeOf(updatedAt) })
      : t('rules.lastChanged', { name: changer, time: timeOf(updatedAt) })
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2', color: 'text.secondary' }}
    >
      {/* As high while it is being asked, so that nothing moves when it is answered. */}
      <Box sx={{ flex: '1 1 100%', display: 'flex', alignItems: 'center', minHeight: 44 }}>
        {fired === null && '…'}
        {fired?.status === 'fired' && (
          <Link
            component={RouterLink}
            to={routes.alert(eid, fired.alertId)}
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 44 }}
          >
            {fired.open && (
              <>
                <Icon
                  path={severityLooks[fired.open].icon}
                  fontSize="small"
                  sx={{ color: severityLooks[fired.open].shape }}
                />
                <Box component="span" sx={{ fontWeight: 700, color: severityLooks[fired.open].ink }}>
                  {t('rules.triggered')}
                </Box>
                {' · '}
              </>
            )}
            {t(isOfOne ? 'rules.firedOfOne' : 'rules.fired', { time: timeOf(fired.at) })}
          </Link>
        )}
        {fired?.status === 'never' && (
          <span>
            {fired.within === null
              ? t(isOfOne ? 'rules.neverFiredOfOne' : 'rules.neverFired')
              : t(isOfOne ? 'rules.notLatelyOfOne' : 'rules.notLately', { count: fired.within })}
          </span>
        )}
        {fired?.status === 'unknown' && <span>{t('rules.firedUnknown')}</span>}
      </Box>
      <Typography component="span" variant="body2" sx={{ flex: '1 1 100%', overflowWrap: 'anywhere' }}>
        {[made, ...(updatedAt === createdAt ? [] : [changed])].join(', ')}
      </Typography>
    </Box>
  )
}
