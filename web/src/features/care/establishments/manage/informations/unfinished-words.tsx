import Box from '@mui/material/Box'
import type { UnfinishedRemoval } from '@vigie/domain/care/establishment-settings'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { momentInWords } from '../../../../../lib/time/words.ts'
import { membersSource } from '../../../records/managing-sources.ts'

interface Props {
  eid: string
  removal: UnfinishedRemoval
  timeZone: string
}

/** That a removal of events has not come to its end: when somebody went on with it last, and who where they are of the home. */
export function UnfinishedWords({ eid, removal: { by, at }, timeZone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const members = useLive(useMemo(() => membersSource(eid), [eid]))
  const people = members.status === 'ready' ? members.value.items : []
  const name = people.find(({ uid }) => uid === by)?.displayName
  const time = momentInWords(at, timeZone, locale)
  return (
    <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: 'warning.light', color: 'warning.dark' }}>
      <strong>{t('manage.removalUnfinished')}</strong>{' '}
      {name ? t('manage.removalLastBy', { time, name }) : t('manage.removalLast', { time })}
    </Box>
  )
}
