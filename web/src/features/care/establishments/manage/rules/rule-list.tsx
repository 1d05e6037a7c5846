import { mdiBellPlusOutline, mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import type { LiveRule } from '@vigie/domain/alerts/notification-rule'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../../components/empty-state.tsx'
import { Icon } from '../../../../../components/icon.tsx'
import { LoadBoundary } from '../../../../../components/load-boundary.tsx'
import type { WithId } from '../../../../../lib/firebase/live-source.ts'
import { isLastForCall } from './rule-form.ts'
import { RuleRow } from './rule-row.tsx'
import type { RuleNames } from './rule-words.ts'
import { SilenceRule } from './silence-rule.tsx'

const RuleDialog = lazy(() => import('./rule-dialog.tsx'))

type Doing = { what: 'add' } | { what: 'change' | 'deactivate' | 'delete'; rule: WithId<LiveRule> } | null

interface Props {
  eid: string
  rules: readonly WithId<LiveRule>[]
  names: RuleNames
}

/** The rules of a home by name, those that are deactivated where somebody asks for them, and what is done about them. */
export function RuleList({ eid, rules, names }: Props) {
  const { t } = useTranslation()
  const [doing, begin] = useState<Doing>(null)
  const [withDeactivated, show] = useState(false)
  const stop = () => begin(null)
  const sorted = rules.toSorted((one, other) => one.name.localeCompare(other.name, names.locale))
  const deactivated = sorted.filter(({ activated }) => !activated).length
  const shown = withDeactivated ? sorted : sorted.filter(({ activated }) => activated)
  const add = (
    <Button
      variant={rules.length === 0 ? 'contained' : 'outlined'}
      startIcon={<Icon path={mdiPlus} />}
      onClick={() => begin({ what: 'add' })}
    >
      {t('rules.add')}
    </Button>
  )
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      {rules.length === 0 ? (
        <EmptyState icon={mdiBellPlusOutline} title={t('rules.none')} help={t('rules.noneHelp')}>
          {add}
        </EmptyState>
      ) : (
        <>
          <Typography color="text.secondary">{t('rules.help')}</Typography>
          {deactivated > 0 && (
            <FormControlLabel
              control={
                <Checkbox checked={withDeactivated} onChange={(event) => show(event.target.checked)} />
              }
              label={t('rules.showDeactivated', { count: deactivated })}
            />
          )}
          {shown.length === 0 && <Typography>{t('rules.noneActive')}</Typography>}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
            {shown.map((rule) => (
              <RuleRow
                key={rule.id}
                eid={eid}
                rule={rule}
                names={names}
                onChange={() => begin({ what: 'change', rule })}
                onDelete={() => begin({ what: 'delete', rule })}
                onDeactivate={() => begin({ what: 'deactivate', rule })}
              />
            ))}
          </Box>
          <div>{add}</div>
        </>
      )}
      {(doing?.what === 'delete' || doing?.what === 'deactivate') && (
        <SilenceRule
          eid={eid}
          rule={doing.rule}
          how={doing.what}
          isLast={isLastForCall(doing.rule, rules)}
          onDeactivate={() => show(true)}
          onClose={stop}
        />
      )}
      {(doing?.what === 'add' || doing?.what === 'change') && (
        <LoadBoundary onFailed={stop}>
          <RuleDialog
            eid={eid}
            rule={doing.what === 'change' ? doing.rule : null}
            names={names}
            onClose={stop}
          />
        </LoadBoundary>
      )}
    </Box>
  )
}
