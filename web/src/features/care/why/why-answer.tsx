import { mdiAlertDecagramOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { Why } from '@vigie/domain/api/why-calls'
import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { isCallForHelp } from '@vigie/domain/sensors/event-kinds'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { Line, Part, RuleLine } from './why-parts.tsx'
import { whyWords } from './why-words.ts'

interface Props {
  eid: string
  /** The home's clock. */
  timeZone: string
  why: Why
}

/** The rules that look at an event, what each does, and what came of it; those that are for another signal in one line. */
export function WhyAnswer({ eid, timeZone, why: { event, rules, unreadable, alerts } }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const looking = rules.filter(({ why }) => why !== 'otherAction')
  const others = rules.filter(({ why }) => why === 'otherAction')
  const firing = new Set(rules.flatMap(({ id, why }) => (why === null ? [id] : [])))
  const type = deviceTypeInfo(event.deviceType).name[locale]
  return (
    <>
      <Part title={t('why.alerts')}>
        {alerts.length === 0 && <li>{t('why.noAlert')}</li>}
        {alerts.map(({ id, ruleId, ruleName: name, opened }) => (
          <Line key={id} icon={mdiAlertDecagramOutline} color="error.main">
            <Link
              component={RouterLink}
              to={routes.alert(eid, id)}
              sx={{ display: 'inline-block', py: 1.25, my: -1.25 }}
            >
              {t(opened ? 'why.opened' : 'why.counted', { name })}
            </Link>
            {!firing.has(ruleId) && ` ${t('why.since')}`}
          </Line>
        ))}
      </Part>
      <Part title={t('why.rules')} help={t('why.asToday')}>
        {looking.map(({ id, name, why, facts }) => (
          <RuleLine key={id} name={name} isTold={why === null}>
            {whyWords({ why, facts }, { t, locale, type, timeZone })}
          </RuleLine>
        ))}
        {looking.length === 0 && <li>{t('why.none')}</li>}
        {firing.size === 0 && isCallForHelp(event.kind) && <li>{t('why.callToNobody')}</li>}
        {unreadable > 0 && <li>{t('why.unreadable', { count: unreadable })}</li>}
        {others.length > 0 && (
          <Box component="li" sx={{ color: 'text.secondary' }}>
            {t('why.others', { count: others.length, names: others.map(({ name }) => name).join(' · ') })}
          </Box>
        )}
      </Part>
    </>
  )
}
