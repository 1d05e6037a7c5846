import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { instantSchema } from '@vigie/domain/ids'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { FormDialog } from '../../../components/form-dialog.tsx'
import { KeptNotice } from '../../../components/kept-notice.tsx'
import { Message } from '../../../components/message.tsx'
import { useSending } from '../../../components/use-sending.ts'
import { useSafety } from '../../../lib/kept/kept.ts'
import { tellDone } from '../../../lib/notices/tell-done.ts'
import { useTypedOnDisk } from '../../../lib/page/use-typed-on-disk.ts'
import { renameDocument } from './document-api.ts'
import type { DocumentsOf, KnownDocument } from './documents-of.ts'
import { titleFault } from './title-fault.ts'
import { TitleField } from './title-field.tsx'

interface Props {
  of: DocumentsOf
  document: KnownDocument
  onClose: () => void
}

const keptSchema = z.object({ title: z.string(), updatedAt: instantSchema.nullable() })

const keptIn = (kept: unknown) => keptSchema.safeParse(kept).data ?? null

/** Asks for another title; what somebody else has called it meanwhile is told, and not written over but by whoever says so. */
export default function RenameDocument({ of: { eid, bid }, document, onClose }: Props) {
  const { t } = useTranslation()
  const { id: fid, fileName } = document
  const { typed, wasKept, type, settle } = useTypedOnDisk(
    `title ${eid} ${bid ?? 'home'} ${fid}`,
    // What was seen when it was opened, whatever comes meanwhile.
    () => ({ title: document.title, updatedAt: document.updatedAt }),
    keptIn,
  )
  const safety = useSafety()
  const { title, updatedAt } = typed
  const [isChecked, setChecked] = useState(false)
  const sending = useSending()
  const close = () => {
    settle(typed)
    onClose()
  }
  // What comes of it while the answer is waited for is this very change, which is told by nobody as another's.
  const before = useRef(document)
  if (!sending.isBusy) before.current = document
  const now = before.current
  const isRenamed = now.updatedAt !== updatedAt
  const save = async (seenAt: number | null) => {
    setChecked(true)
    if (titleFault(title) !== null) return
    const change = { title: title.trim(), updatedAt: seenAt }
    if (!(await sending.send(() => renameDocument({ eid, bid, fid }, change)))) return
    tellDone('documentRenamed', { name: title.trim() })
    close()
  }
  return (
    <FormDialog
      title={t('documents.rename')}
      sending={sending}
      button={t('common.save')}
      onSubmit={() => save(updatedAt)}
      wouldLose={wasKept}
      onClose={close}
    >
      <div data-kept={safety}>
        <KeptNotice wasKept={wasKept} />
      </div>
      <TitleField
        label={t('documents.titleOf', { name: fileName })}
        value={title}
        isChecked={isChecked}
        onChange={(title) => type((before) => ({ ...before, title }))}
      />
      <Message kind="info" isPast={sending.isBusy}>
        {isRenamed && (
          <>
            {t('documents.calledNow', { title: now.title })}
            <Box>
              <Button onClick={() => save(now.updatedAt)} sx={{ ml: -2 }}>
                {t('documents.renameAnyway')}
              </Button>
            </Box>
          </>
        )}
      </Message>
    </FormDialog>
  )
}
