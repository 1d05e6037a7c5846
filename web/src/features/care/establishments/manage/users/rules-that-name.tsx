import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { rulesSource } from '../../../records/rule-sources.ts'

interface Props {
  eid: string
  uid: string
}

/** Which activated rules of a home somebody is told by, and which of these tell nobody else; or that it is not known. */
export default function RulesThatName({ eid, uid }: Props) {
  const { t } = useTranslation()
  const live = useLive(useMemo(() => rulesSource(eid), [eid]))
  if (live.status === 'failed' || (live.status === 'ready' && live.value.unreadable.length > 0))
    return <Typography sx={{ mt: 2 }}>{t('people.namingRulesUnknown')}</Typography>
  if (live.status !== 'ready') return null
  const naming = live.value.items.filter(
    ({ activated, recipients }) => activated && recipients.some((to) => to.kind === 'user' && to.uid === uid),
  )
  const alone = naming.filter(({ recipients }) => recipients.length === 1)
  const namesOf = (rules: typeof naming) =>
    rules
      .map(({ name }) => name)
      .toSorted((one, other) => one.localeCompare(other))
      .join(', ')
  return (
    <>
      {naming.length > 0 && (
        <Typography sx={{ mt: 2 }}>{t('people.namingRules', { rules: namesOf(naming) })}</Typography>
      )}
      {alone.length > 0 && (
        <Typography sx={{ mt: 2, fontWeight: 700 }}>
          {t('people.rulesNamingAlone', { rules: namesOf(alone) })}
        </Typography>
      )}
    </>
  )
}
