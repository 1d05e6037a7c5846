import Typography from '@mui/material/Typography'
import { rotateApiKeyCall } from '@vigie/domain/api/key-calls'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../../../components/choice.tsx'
import { ConfirmDialog } from '../../../../../components/confirm-dialog.tsx'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { KeyShown } from '../../../establishments/key-shown.tsx'
import { useMadeKey } from '../../../establishments/use-made-key.ts'

/** For how many hours the former keys are still taken. */
const overlaps = ['0', '24', '168', '720'] as const

interface Props {
  eid: string
  onClose: () => void
}

/** Asks for how long the former keys are still taken, makes a new one and shows it once. */
export default function NewKeyDialog({ eid, onClose }: Props) {
  const { t } = useTranslation()
  // An answer that was lost is asked for again under its id; another overlap is another key.
  const [kid, setKid] = useState(() => crypto.randomUUID())
  const [hours, setHours] = useState<(typeof overlaps)[number]>('168')
  const { made, make } = useMadeKey()
  if (made) return <KeyShown apiKey={made.apiKey} onClose={onClose} />
  return (
    <ConfirmDialog
      title={t('manage.newKey')}
      button={t('manage.makeKey')}
      isDestructive={hours === '0'}
      act={async () => {
        const body = { overlapHours: Number(hours) }
        await make(() => callApi(rotateApiKeyCall, { params: { eid, kid }, body }))
      }}
      onClose={onClose}
    >
      <Typography>{t('manage.newKeyHelp')}</Typography>
      <Choice
        label={t('manage.overlap')}
        name="overlap"
        value={hours}
        onChange={(chosen) => {
          setHours(overlaps.find((one) => one === chosen) ?? '168')
          setKid(crypto.randomUUID())
        }}
      >
        {overlaps.map((one) => (
          <option key={one} value={one}>
            {t(`manage.overlap${one}`)}
          </option>
        ))}
      </Choice>
      {hours === '0' && <Typography>{t('manage.overlap0Help')}</Typography>}
    </ConfirmDialog>
  )
}
