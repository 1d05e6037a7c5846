import { mdiArchiveArrowUpOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { setBeneficiaryStateCall } from '@vigie/domain/api/beneficiary-calls'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx'
import { Icon } from '../../../../components/icon.tsx'
import { callApi } from '../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../lib/notices/tell-done.ts'
import { roomAndName } from '../room-and-name.ts'

interface Props {
  eid: string
  bid: string
  resident: Pick<Beneficiary, 'name' | 'room'>
}

/** By which an administrator restores a resident who is archived, once they have said that they mean it. */
export function RestoreResident({ eid, bid, resident }: Props) {
  const { t } = useTranslation()
  const [isAsking, ask] = useState(false)
  const restore = async () => {
    await callApi(setBeneficiaryStateCall, { params: { eid, bid }, body: { state: 'active' } })
    tellDone('restored', { name: roomAndName(resident) })
    ask(false)
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiArchiveArrowUpOutline} />}
        onClick={() => ask(true)}
      >
        {t('archiving.restore')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('archiving.restoreQuestion')}
          button={t('archiving.restore')}
          act={restore}
          onClose={() => ask(false)}
        >
          <Typography>{t('archiving.restoreHelp')}</Typography>
        </ConfirmDialog>
      )}
    </>
  )
}
