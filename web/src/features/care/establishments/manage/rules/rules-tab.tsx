import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { NoAccess } from '../../../../../components/no-access.tsx'
import { Skeletons } from '../../../../../components/skeletons.tsx'
import { Unreadable } from '../../../../../components/unreadable.tsx'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { useEstablishments } from '../../../establishments/establishments-context.ts'
import { rulesSource } from '../../../records/rule-sources.ts'
import { useUnreadableNames } from '../../../records/unreadable-names.ts'
import { mayManage } from '../may-manage.ts'
import { useManaged } from '../use-managed.ts'
import { answerNoCall } from './last-for-call.ts'
import { RuleList } from './rule-list.tsx'
import { useRuleNames } from './use-rule-names.ts'

/** /establishment/{eid}/notifications: by which rules a home is told of what its sensors say, and that none of them answers a call for help where that is so. */
export default function RulesTab() {
  const { t } = useTranslation()
  const establishment = useManaged()
  const { id: eid, name, details } = establishment
  const { loading } = useEstablishments()
  const rules = useLive(useMemo(() => rulesSource(eid), [eid]))
  const names = useRuleNames(eid, details?.shifts ?? null, mayManage(establishment) ? 'members' : 'asked')
  const unreadable = useUnreadableNames()
  if (!details && !loading) return <Unreadable names={[name]} />
  if (rules.status === 'failed' || names === 'failed') return <NoAccess />
  if (rules.status !== 'ready' || names === null || !details) return <Skeletons shape="rows" />
  return (
    <>
      <Unreadable names={unreadable(rules.value.unreadable)} />
      {/* One that cannot be read may answer it. */}
      {rules.value.unreadable.length === 0 && answerNoCall(rules.value.items) && (
        <Typography sx={{ mb: 2, maxWidth: 760, fontWeight: 700 }}>{t('rules.noneForCalls')}</Typography>
      )}
      <RuleList
        of={{ eid, bid: null, names, timeZone: details.timeZone, mayChange: true }}
        rules={rules.value.items}
      />
    </>
  )
}
