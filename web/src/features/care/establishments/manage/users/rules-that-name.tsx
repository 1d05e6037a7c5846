import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { useSession } from '../../../../../lib/session/session-context.ts'
import { rulesSource } from '../../../records/rule-sources.ts'

interface Props {
  eid: string
  uid: string
  /** Whether they are taken out of the home. */
  leaves?: boolean
}

/** Which activated rules of a home somebody is told by, and which of these tell nobody else; which of all will not name them if they come back; or that it is not known. */
export default function RulesThatName({ eid, uid, leaves = false }: Props) {
  const { t } = useTranslation()
  const isOwn = useSession().user.uid === uid
  const of = isOwn ? 'ownAccess' : 'people'
  const back = isOwn ? 'ownAccess' : 'invitedBack'
  const live = useLive(useMemo(() => rulesSource(eid), [eid]))
  if (live.status === 'failed' || (live.status === 'ready' && live.value.unreadable.length > 0))
    return <Typography sx={{ mt: 2 }}>{t(`${of}.namingRulesUnknown`)}</Typography>
  if (live.status !== 'ready') return null
  const all = live.value.items.filter(({ recipients }) =>
    recipients.some((to) => to.kind === 'user' && to.uid === uid),
  )
  const naming = all.filter(({ activated }) => activated)
  const alone = naming.filter(({ recipients }) => recipients.length === 1)
  // One that names nobody else keeps its name for them.
  const losing = leaves ? all.filter(({ recipients }) => recipients.length > 1) : []
  const namesOf = (rules: typeof naming) =>
    rules
      .map(({ name }) => name)
      .toSorted((one, other) => one.localeCompare(other))
      .join(', ')
  return (
    <>
      {naming.length > 0 && (
        <Typography sx={{ mt: 2 }}>
          {t(`${of}.namingRules`, { count: naming.length, rules: namesOf(naming) })}
        </Typography>
      )}
      {alone.length > 0 && (
        <Typography sx={{ mt: 2, fontWeight: 700 }}>
          {t('people.rulesNamingAlone', { count: alone.length, rules: namesOf(alone) })}
        </Typography>
      )}
      {losing.length > 0 && (
        <Typography sx={{ mt: 2 }}>
          {namesOf(losing) === namesOf(naming)
            ? t(`${back}.theseRules`, { count: losing.length })
            : t(`${back}.rules`, { count: losing.length, rules: namesOf(losing) })}
        </Typography>
      )}
    </>
  )
}
