import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { deleteShiftCall } from '@vigie/domain/api/establishment-calls'
import type { Shift } from '@vigie/domain/time/shift'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../../components/confirm-dialog.tsx'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { rulesOfShiftSource } from '../../../records/managing-sources.ts'

interface Props {
  eid: string
  shift: Pick<Shift, 'id' | 'name' | 'start' | 'end'>
  onClose: () => void
}

/** Asks before a shift goes, and says which rules are limited to it: while there is one, the server keeps the shift. */
export function DeleteShift({ eid, shift: { id, name, start, end }, onClose }: Props) {
  const { t } = useTranslation()
  const live = useLive(useMemo(() => rulesOfShiftSource(eid, id), [eid, id]))
  const rules = live.status === 'ready' ? live.value.items : []
  const remove = async () => {
    await callApi(deleteShiftCall, { params: { eid, sid: id } })
    tellDone('shiftDeleted')
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('manage.deleteShiftOf', { name })}
      button={t('common.delete')}
      isDestructive
      act={rules.length === 0 ? remove : null}
      onClose={onClose}
    >
      {/* Two may be called the same. */}
      <Typography sx={{ fontWeight: 700 }}>
        {t(start < end ? 'manage.fromTo' : 'manage.fromToNextDay', { start, end })}
      </Typography>
      {rules.length === 0 ? (
        <Typography>{t('manage.deleteShiftHelp')}</Typography>
      ) : (
        <>
          <Typography>{t('manage.shiftNamed')}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {rules.map((rule) => (
              <li key={rule.id}>{rule.name}</li>
            ))}
          </Box>
        </>
      )}
    </ConfirmDialog>
  )
}
