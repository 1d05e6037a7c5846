import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../components/form-dialog.tsx'
import { useSending } from '../../../components/use-sending.ts'
import { tellDone } from '../../../lib/notices/tell-done.ts'
import { renameDocument } from './document-api.ts'
import type { DocumentsOf, KnownDocument } from './documents-of.ts'
import { titleFault } from './title-fault.ts'
import { TitleField } from './title-field.tsx'

interface Props {
  of: DocumentsOf
  document: KnownDocument
  onClose: () => void
}

/** Asks for another title; what somebody else has changed meanwhile is told, and not written over. */
export default function RenameDocument({ of: { eid, bid }, document, onClose }: Props) {
  const { t } = useTranslation()
  // What was seen when it was opened, whatever comes meanwhile.
  const [{ id: fid, title: before, updatedAt, fileName }] = useState(document)
  const [title, setTitle] = useState(before)
  const [isChecked, setChecked] = useState(false)
  const sending = useSending()
  const save = async () => {
    setChecked(true)
    if (titleFault(title) !== null) return
    const change = { title: title.trim(), updatedAt }
    if (!(await sending.send(() => renameDocument({ eid, bid, fid }, change)))) return
    tellDone('documentRenamed', { name: title.trim() })
    onClose()
  }
  return (
    <FormDialog
      title={t('documents.rename')}
      sending={sending}
      button={t('common.save')}
      onSubmit={save}
      onClose={onClose}
    >
      <TitleField
        label={t('documents.titleOf', { name: fileName })}
        value={title}
        isChecked={isChecked}
        onChange={setTitle}
      />
    </FormDialog>
  )
}
