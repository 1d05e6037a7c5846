import { mdiImageOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { setPhotoCall } from '@vigie/domain/api/photo-calls'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileButton } from '../../../../components/file-button.tsx'
import { FormDialog } from '../../../../components/form-dialog.tsx'
import { Icon } from '../../../../components/icon.tsx'
import { Message } from '../../../../components/message.tsx'
import { useSending } from '../../../../components/use-sending.ts'
import { callApi } from '../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../lib/notices/tell-done.ts'
import { CropPhoto } from './crop-photo.tsx'
import { cutPhoto, type Part } from './cut-photo.ts'
import { DeletePhoto } from './delete-photo.tsx'

export interface Props {
  eid: string
  bid: string
  resident: Pick<Beneficiary, 'name' | 'avatar' | 'color'>
  onClose: () => void
}

/** Asks for a resident's photo, and for the part of it that is shown; or takes the one away that they have. */
export default function SetPhoto({ eid, bid, resident, onClose }: Props) {
  const { t } = useTranslation()
  const [address, setAddress] = useState<string | null>(null)
  const [part, setPart] = useState<Part | null>(null)
  const [fault, setFault] = useState<'missing' | 'unreadable' | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const sending = useSending()
  useEffect(() => {
    if (address === null) return undefined
    return () => URL.revokeObjectURL(address)
  }, [address])
  const params = { eid, bid }
  const { name } = resident
  const unreadable = () => {
    setAddress(null)
    setFault('unreadable')
  }
  const choose = (file: File) => {
    setFault(null)
    setPart(null)
    setAddress(URL.createObjectURL(file))
  }
  const save = async () => {
    if (address === null || part === null) return setFault((before) => before ?? 'missing')
    const body = await cutPhoto(address, part).catch(unreadable)
    if (!body || !(await sending.send(() => callApi(setPhotoCall, { params, body })))) return
    tellDone('photoSaved', { name })
    onClose()
  }
  return (
    <FormDialog
      title={t('photo.title')}
      sending={sending}
      button={t('common.save')}
      onSubmit={save}
      wouldLose={address !== null}
      onClose={onClose}
    >
      {address === null ? (
        <Typography>{t('photo.help')}</Typography>
      ) : (
        <CropPhoto key={address} address={address} onChange={setPart} onFailed={unreadable} />
      )}
      {fault && <Message kind="error">{t(`photo.${fault}`)}</Message>}
      {/* A file that cannot be shown is nothing that would be lost. */}
      <Box onChange={(event) => event.stopPropagation()} sx={{ display: 'grid' }}>
        <FileButton
          variant="outlined"
          startIcon={<Icon path={mdiImageOutline} />}
          takes={t('photo.choose')}
          accept="image/*"
          onChoose={([file]) => choose(file)}
        >
          {t(address === null ? 'photo.choose' : 'photo.chooseOther')}
        </FileButton>
      </Box>
      {resident.avatar !== null && address === null && (
        <Button color="error" onClick={() => setDeleting(true)}>
          {t('photo.delete')}
        </Button>
      )}
      {isDeleting && (
        <DeletePhoto {...params} resident={resident} onDeleted={onClose} onClose={() => setDeleting(false)} />
      )}
    </FormDialog>
  )
}
