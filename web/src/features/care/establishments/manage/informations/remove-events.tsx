import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RemoveEventsDialog } from './remove-events-dialog.tsx'

interface Props {
  eid: string
  name: string
}

/** The way to remove all that the sensors of a home have said so far. */
export function RemoveEvents({ eid, name }: Props) {
  const { t } = useTranslation()
  const [isAsking, ask] = useState(false)
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography component="h2" variant="h2">
        {t('manage.removeEvents')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('manage.removeEventsHelp')}
      </Typography>
      <Button variant="outlined" color="error" onClick={() => ask(true)}>
        {t('manage.removeAll')}
      </Button>
      {isAsking && <RemoveEventsDialog eid={eid} name={name} onClose={() => ask(false)} />}
    </Card>
  )
}
