import { mdiCheckCircleOutline, mdiPauseCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { changeEstablishmentCall } from '@vigie/domain/api/establishment-calls'
import type { Establishment } from '@vigie/domain/care/establishment'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../../components/confirm-dialog.tsx'
import { Icon } from '../../../../../components/icon.tsx'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'

interface Props {
  eid: string
  establishment: Establishment
}

/** Whether a home is active, and the way to make it so or not, which says first what that does. */
export function HomeState({ eid, establishment: { name, state } }: Props) {
  const { t } = useTranslation()
  const [isAsking, ask] = useState(false)
  const isActive = state === 'active'
  const to = isActive ? 'inactive' : 'active'
  return (
    <Card sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
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
      <Button variant="outlined" onClick={() => ask(true)}>
        {t(isActive ? 'manage.makeInactive' : 'manage.makeActive')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t(isActive ? 'manage.makeInactiveOf' : 'manage.makeActiveOf', { name })}
          button={t(isActive ? 'manage.makeInactive' : 'manage.makeActive')}
          isDestructive={isActive}
          act={async () => {
            await callApi(changeEstablishmentCall, { params: { eid }, body: { state: to } })
            tellDone(isActive ? 'homeInactive' : 'homeActive')
            ask(false)
          }}
          onClose={() => ask(false)}
        >
          <Typography>{t(isActive ? 'manage.makeInactiveHelp' : 'manage.makeActiveHelp')}</Typography>
        </ConfirmDialog>
      )}
    </Card>
  )
}
