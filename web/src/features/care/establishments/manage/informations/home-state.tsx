import { mdiCheckCircleOutline, mdiPauseCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { Establishment } from '@vigie/domain/care/establishment'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../components/icon.tsx'
import { ChangeHomeState } from './change-home-state.tsx'

interface Props {
  eid: string
  establishment: Establishment
}

/** Whether a home is active, and the way to make it so or not, which says first what that does. */
export function HomeState({ eid, establishment }: Props) {
  const { t } = useTranslation()
  const [asked, ask] = useState<Establishment['state'] | null>(null)
  const isActive = establishment.state === 'active'
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Icon
        path={isActive ? mdiCheckCircleOutline : mdiPauseCircleOutline}
        sx={{ color: isActive ? 'success.dark' : 'warning.dark' }}
      />
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Typography component="h2" variant="h3">
          {t(isActive ? 'manage.isActive' : 'manage.isInactive')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(isActive ? 'manage.isActiveHelp' : 'manage.isInactiveHelp')}
        </Typography>
      </Box>
      <Button variant="outlined" onClick={() => ask(isActive ? 'inactive' : 'active')}>
        {t(isActive ? 'manage.makeInactive' : 'manage.makeActive')}
      </Button>
      {asked && (
        <ChangeHomeState eid={eid} establishment={establishment} to={asked} onClose={() => ask(null)} />
      )}
    </Card>
  )
}
