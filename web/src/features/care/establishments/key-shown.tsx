import { mdiContentCopy } from '@mdi/js'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../components/field.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Message } from '../../../components/message.tsx'
import { PageDialog } from '../../../components/page-dialog.tsx'
import { tell } from '../../../lib/notices/notices.ts'

interface Props {
  /** Null where it was shown before, or its answer was lost. */
  apiKey: string | null
  onClose: () => void
}

/**
 * Shows an API key the once that it can be shown: it goes by its button alone, not by a tap beside it nor by Back. Where it goes otherwise, as
 * when the screen locks, that is said; who loads the page anew is asked first.
 */
export function KeyShown({ apiKey, onClose }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState<boolean | null>(null)
  const isKept = useRef(apiKey === null)
  const tellLost = useEffectEvent(() => tell({ kind: 'error', text: () => t('manage.keyLost') }))
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => !isKept.current && event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('beforeunload', ask)
      if (!isKept.current) tellLost()
    }
  }, [])
  const keep = () => {
    isKept.current = true
    onClose()
  }
  const copy = async (key: string) => {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(key)
      setCopied(true)
    } catch {
      // The browser forbids it: it is selected, and the person copies it by hand.
      setCopied(false)
    }
  }
  return (
    <PageDialog open aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('manage.apiKey')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {apiKey === null ? (
          <Message kind="error">{t('manage.keyNotShown')}</Message>
        ) : (
          <>
            <Typography>
              <strong>{t('manage.keyShownOnce')}</strong> {t('manage.keyShownHelp')}
            </Typography>
            <Typography>{t('manage.gatewayTold')}</Typography>
            <Field
              label={t('manage.apiKey')}
              type="text"
              name="apiKey"
              autoComplete="off"
              inputRef={input}
              value={apiKey}
              onChange={() => undefined}
              error={null}
            />
            <Button
              variant="outlined"
              startIcon={<Icon path={mdiContentCopy} />}
              onClick={() => copy(apiKey)}
            >
              {t('manage.copyKey')}
            </Button>
            <Message kind="info">
              {isCopied !== null && t(isCopied ? 'manage.keyCopied' : 'manage.keySelected')}
            </Message>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={keep}>
          {t(apiKey === null ? 'common.close' : 'manage.keyKept')}
        </Button>
      </DialogActions>
    </PageDialog>
  )
}
