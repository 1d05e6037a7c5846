import Button from '@mui/material/Button'
import { lazy, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadBoundary } from '../../../../../components/load-boundary.tsx'
import { TitledCard } from '../../../../../components/titled-card.tsx'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { settingsSource } from '../../../records/managing-sources.ts'
import { UnfinishedWords } from './unfinished-words.tsx'

const RemoveEventsDialog = lazy(() => import('./remove-events-dialog.tsx'))

interface Props {
  eid: string
  name: string
  timeZone: string
}

/** The way to remove all that the sensors of a home have said so far, or to go on with it where it was interrupted. */
export function RemoveEvents({ eid, name, timeZone }: Props) {
  const { t } = useTranslation()
  const settings = useLive(useMemo(() => settingsSource(eid), [eid]))
  const [isAsking, ask] = useState(false)
  const unfinished = (settings.status === 'ready' && settings.value?.removal) || null
  return (
    <TitledCard title={t('manage.removeEvents')} help={t('manage.removeEventsHelp')}>
      {unfinished && <UnfinishedWords eid={eid} removal={unfinished} timeZone={timeZone} />}
      <Button variant="outlined" color="error" onClick={() => ask(true)} sx={{ justifySelf: 'start' }}>
        {t(unfinished ? 'manage.resumeRemoving' : 'manage.removeAll')}
      </Button>
      {isAsking && (
        <LoadBoundary onFailed={() => ask(false)}>
          <RemoveEventsDialog eid={eid} name={name} unfinished={unfinished} onClose={() => ask(false)} />
        </LoadBoundary>
      )}
    </TitledCard>
  )
}
