import { mdiAlertOutline, mdiBellCheckOutline, mdiBellOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../components/empty-state.tsx'
import { routes } from '../../../lib/page/routes.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { mayManage } from '../establishments/manage/may-manage.ts'
import { useCallsAnswered } from './use-calls-answered.ts'

interface Props {
  establishment: OwnEstablishment
  /** Of whom it is said; null: of the whole home. */
  bid: string | null
}

/** Says that no alert is in progress, and that a new one will show only where a rule answers calls for help now; where none does, that, with the way to the rules for whoever may change them. */
export function NonePromised({ establishment, bid }: Props) {
  const { t } = useTranslation()
  const answered = useCallsAnswered(establishment, bid)
  const title = t(bid === null ? 'alertPages.noneOpen' : 'alertPages.noneOpenOfOne')
  if (answered === null) return <EmptyState icon={mdiBellOutline} title={title} help="" />
  if (answered === 'now')
    return <EmptyState icon={mdiBellCheckOutline} title={title} help={t('alertPages.noneOpenHelp')} />
  const notNow = bid === null ? 'alertPages.noRuleNow' : 'alertPages.noRuleNowOfOne'
  return (
    <EmptyState
      icon={mdiAlertOutline}
      title={title}
      help={t(answered === 'none' ? 'alertPages.noRule' : notNow)}
    >
      {mayManage(establishment) && (
        <Button component={Link} to={routes.rules(establishment.id)} variant="outlined">
          {t('alertPages.toRules')}
        </Button>
      )}
    </EmptyState>
  )
}
