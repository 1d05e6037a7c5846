import Typography from '@mui/material/Typography'
import { rotateApiKeyCall } from '@vigie/domain/api/key-calls'
import type { KnownKeys } from '@vigie/domain/care/api-keys'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../../../components/choice.tsx'
import { ConfirmDialog } from '../../../../../components/confirm-dialog.tsx'
import { Message } from '../../../../../components/message.tsx'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { useSession } from '../../../../../lib/session/session-context.ts'
import { useNow } from '../../../../../lib/time/use-now.ts'
import { momentInWords } from '../../../../../lib/time/words.ts'
import { KeyShown } from '../../../establishments/key-shown.tsx'
import { useMadeKey } from '../../../establishments/use-made-key.ts'
import { isMadeJustNow, useKeyMaker } from './key-maker.ts'

/** For how many hours the former keys are still taken. */
const overlaps = ['0', '24', '168', '720'] as const

interface Props {
  eid: string
  timeZone: string
  /** The key that is current by now; undefined where it cannot be read. */
  current: KnownKeys['current'] | undefined
  onClose: () => void
}

/**
 * Asks for how long the former keys are still taken, makes a new one and shows it once. Where another administrator has just made one, it says who and
 * when: theirs is not replaced unseen.
 */
export default function NewKeyDialog({ eid, timeZone, current, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const { uid } = useSession().person
  const [began] = useState(current)
  const nameOf = useKeyMaker(eid)
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
        const body = { overlapHours: Number(hours), ...(current && { seen: current.id }) }
        await make(() => callApi(rotateApiKeyCall, { params: { eid, kid }, body }))
      }}
      onClose={onClose}
    >
      <Message kind="error">
        {current &&
          isMadeJustNow({ current, began, uid, kid, now }) &&
          t('manage.keyMadeJustNow', {
            who: nameOf(current) ?? t('manage.someone'),
            time: momentInWords(current.madeAt, timeZone, locale),
          })}
      </Message>
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
