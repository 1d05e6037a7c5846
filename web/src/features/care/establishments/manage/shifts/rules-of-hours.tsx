import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { rulesSource } from '../../../records/rule-sources.ts'
import { type HoursChange, ruleHours } from './hours-change.ts'
import { hoursWords } from './hours-words.ts'

interface Props {
  eid: string
  sid: string
  change: HoursChange | null
}

/** Which activated rules of a home are limited to a shift, with their hours before and after; or that it is not known. */
export default function RulesOfHours({ eid, sid, change }: Props) {
  const { t } = useTranslation()
  const live = useLive(useMemo(() => rulesSource(eid), [eid]))
  if (change === null) return null
  if (live.status === 'failed' || (live.status === 'ready' && live.value.unreadable.length > 0))
    return <Typography>{t('manage.rulesOfHoursUnknown')}</Typography>
  if (live.status !== 'ready') return null
  const limited = ruleHours(live.value.items, sid, change)
  if (limited.length === 0) return null
  return (
    <div>
      <Typography>{t('manage.rulesOfHours')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {limited.map(({ id, name, before, after }) => {
          const [was, then] = [hoursWords(before, t), hoursWords(after, t)]
          return (
            <li key={id}>
              {was === then
                ? t('manage.sameHours', { name, hours: was })
                : t('manage.otherHours', { name, was, then })}
            </li>
          )
        })}
      </Box>
    </div>
  )
}
