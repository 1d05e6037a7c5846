import { mdiAccountPlusOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { InviteToHomes } from './invite-to-homes.tsx'

/** The way to invite somebody to one or more homes at once. */
export function InvitePerson() {
  const { t } = useTranslation()
  const [isAsking, ask] = useState(false)
  return (
    <div>
      <Button variant="contained" startIcon={<Icon path={mdiAccountPlusOutline} />} onClick={() => ask(true)}>
        {t('people.invite')}
      </Button>
      {isAsking && <InviteToHomes onClose={() => ask(false)} />}
    </div>
  )
}
