import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { RuleLoad } from '@vigie/domain/alerts/alert-load'
import type { Rule } from '@vigie/domain/rules/rule'
import type { Shift } from '@vigie/domain/time/shift'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { Skeletons } from '../../../../components/skeletons.tsx'
import { TitledCard } from '../../../../components/titled-card.tsx'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { useLive } from '../../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { routes } from '../../../../lib/page/routes.ts'
import { formOf } from '../../../care/establishments/manage/rules/rule-form.ts'
import { ruleSentence } from '../../../care/establishments/manage/rules/rule-words.ts'
import { useRuleNames } from '../../../care/establishments/manage/rules/use-rule-names.ts'
import { rulesSource } from '../../../care/records/rule-sources.ts'
import { CalmerRule } from './calmer-rule.tsx'
import { percentWords } from './share-words.ts'

interface Props {
  eid: string
  /** The worst first. */
  rules: readonly RuleLoad[]
  shifts: readonly Shift[]
}

/** The rules that raised the most alerts, each with what could be done so that it asks for less. */
export function CostlyRules({ eid, rules, shifts }: Props) {
  const { t } = useTranslation()
  const stored = useLive(useMemo(() => rulesSource(eid), [eid]))
  const names = useRuleNames(eid, shifts, 'members')
  const ruleOf = (id: string): WithId<Rule> | null =>
    (stored.status === 'ready' && stored.value.items.find((one) => one.id === id)) || null
  return (
    <TitledCard title={t('alertLoad.rules')} help={t('alertLoad.rulesHelp')}>
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 2 }}>
        {rules.map((load) => {
          const rule = ruleOf(load.ruleId)
          const name = rule?.name ?? load.name
          return (
            <Box component="li" key={load.ruleId} data-rule={load.ruleId} sx={{ overflowWrap: 'anywhere' }}>
              <Typography component="h3" variant="h3">
                {name}
              </Typography>
              <CostWords load={load} />
              {rule === null && stored.status === 'loading' && <Skeletons shape="rows" />}
              {rule === null && stored.status === 'ready' && (
                <Typography color="text.secondary">{t('alertLoad.goneRule')}</Typography>
              )}
              {rule && names !== null && names !== 'failed' && (
                <>
                  <Typography color="text.secondary">{ruleSentence(formOf(rule), names)}</Typography>
                  <CalmerRule {...{ eid, rule, names }} />
                </>
              )}
              {rule && (
                <Link
                  component={RouterLink}
                  to={routes.rules(eid)}
                  state={{ window: `rule ${rule.id}` }}
                  aria-label={t('alertLoad.changeRuleOf', { name })}
                  sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
                >
                  {t('alertLoad.changeRule')}
                </Link>
              )}
            </Box>
          )
        })}
      </Box>
    </TitledCard>
  )
}

function CostWords({ load: { alerts, resolved, nothingWrong } }: { load: RuleLoad }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const words =
    resolved === 0
      ? t('alertLoad.falseUnknown')
      : t('alertLoad.falseOf', {
          share: percentWords(nothingWrong / resolved, locale),
          part: nothingWrong,
          whole: resolved,
        })
  return <Typography>{`${t('alertLoad.total', { count: alerts })} · ${words}`}</Typography>
}
