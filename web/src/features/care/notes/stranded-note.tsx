import { mdiContentCopy } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import i18next from 'i18next'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { Message } from '../../../components/message.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { tell } from '../../../lib/notices/notices.ts'
import { tellDone } from '../../../lib/notices/tell-done.ts'
import { PrivateMark } from './private-mark.tsx'
import { throwAway } from './throw-away.ts'
import type { Typed } from './unsent.ts'
import { useLedTo } from './use-led-to.ts'

interface Props {
  draft: Typed
  onClose: () => void
}

/** A draft about somebody who was archived meanwhile: it cannot be saved, which it says, but it is there to be copied. */
export function StrandedNote({ draft, onClose }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLTextAreaElement>(null)
  const { mid, text, visibility } = draft
  useLedTo(mid, input)
  const copy = async () => {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(text)
      tellDone('noteCopied')
    } catch {
      // The browser forbids it: it is selected, and the person copies it by hand.
      tell({ kind: 'info', text: () => i18next.t('noteForm.selected') })
    }
  }
  const remove = () => {
    throwAway(draft)
    onClose()
  }
  return (
    <Box data-draft={mid} sx={{ mb: 2 }}>
      <Message kind="error">{t('noteForm.stranded')}</Message>
      {visibility === 'private' && (
        <Box sx={{ mb: 1 }}>
          <PrivateMark />
        </Box>
      )}
      <TextArea
        label={t('notes.draft')}
        name="text"
        inputRef={input}
        value={text}
        error={null}
        help={t('noteForm.strandedHelp')}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1 }}>
        <Button variant="contained" startIcon={<Icon path={mdiContentCopy} />} onClick={copy}>
          {t('noteForm.copy')}
        </Button>
        <Button onClick={remove}>{t('noteForm.throwAway')}</Button>
      </Box>
    </Box>
  )
}
