import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { NoAccess } from '../../../../../components/no-access.tsx'
import { Skeletons } from '../../../../../components/skeletons.tsx'
import { Unreadable } from '../../../../../components/unreadable.tsx'
import { mergedLists } from '../../../../../lib/firebase/merged-lists.ts'
import { useLiveAll } from '../../../../../lib/firebase/use-live.ts'
import type { OwnEstablishment } from '../../../establishments/establishments-context.ts'
import { rulesForSource } from '../../../records/rule-sources.ts'
import { useUnreadableNames } from '../../../records/unreadable-names.ts'
import { mayManage } from '../may-manage.ts'
import { mayChangeRules } from '../tabs-for.ts'
import { RuleList } from './rule-list.tsx'
import { useRuleNames } from './use-rule-names.ts'

interface Props {
  establishment: OwnEstablishment
  bid: string
  /** The home's clock. */
  timeZone: string
}

/** By which rules somebody is told of a resident: their own and those of all; for staff. Who may write them changes them here too. */
export default function ResidentRules({ establishment, bid, timeZone }: Props) {
  const { t } = useTranslation()
  const { id: eid, details } = establishment
  const mayChange = mayChangeRules(establishment)
  const known = mayManage(establishment) ? 'members' : mayChange ? 'asked' : 'nobody'
  const sources = useMemo(() => [rulesForSource(eid, bid), rulesForSource(eid, null)], [eid, bid])
  const rules = mergedLists(useLiveAll(sources), ({ updatedAt }) => updatedAt)
  const names = useRuleNames(eid, details?.shifts ?? null, known)
  const unreadable = useUnreadableNames()
  return (
    <section aria-labelledby="rules-title">
      <Typography id="rules-title" component="h2" variant="h2" sx={{ mb: 1.5 }}>
        {t('rules.ofResident')}
      </Typography>
      {rules.status === 'failed' || names === 'failed' ? (
        <NoAccess />
      ) : rules.status !== 'ready' || names === null ? (
        <Skeletons shape="rows" />
      ) : (
        <>
          <Unreadable names={unreadable(rules.value.unreadable)} />
          <RuleList of={{ eid, bid, names, timeZone, mayChange }} rules={rules.value.items} />
        </>
      )}
    </section>
  )
}
