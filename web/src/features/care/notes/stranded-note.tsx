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
import type { NotesOf } from './notes-of.ts'
import { PrivateMark } from './private-mark.tsx'
import { throwAway } from './throw-away.ts'
import type { Typed } from './unsent.ts'
import { useLedTo } from './use-led-to.ts'

interface Props {
  of: NotesOf
  draft: Typed
  onClose: () => void
}

/** What it says: of somebody who was archived nobody writes any more; else its author alone does not, or nobody in the home. */
const archived = { why: 'noteForm.stranded', help: 'noteForm.strandedHelp' } as const
const mayNot = { why: 'noteForm.mayNot', help: 'noteForm.mayNotHelp' } as const

/** A draft that cannot be saved any more, which it says, but it is there to be copied. */
export function StrandedNote({ of, draft, onClose }: Props) {
  const { t } = useTranslation()
  const says = of.resident?.state === 'archived' ? archived : mayNot
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
      <Message kind="error">{t(says.why)}</Message>
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
        help={t(says.help)}
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
