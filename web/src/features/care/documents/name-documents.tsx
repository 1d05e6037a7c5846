import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../components/form-dialog.tsx'
import { Message } from '../../../components/message.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { cancelUpload } from './cancel-upload.ts'
import { areThere, type Chosen, isFileOf, type NameAndSize } from './chosen-files.ts'
import type { DocumentsOf } from './documents-of.ts'
import { LeftOut } from './left-out.tsx'
import { sizeInWords } from './size-words.ts'
import { titleFault } from './title-fault.ts'
import { TitleField } from './title-field.tsx'
import { useUploads } from './upload-list.ts'
import { sendDocument } from './uploads.ts'
import { useSameSize } from './use-same-size.ts'

interface Props extends Pick<DocumentsOf, 'eid' | 'bid'> {
  /** More may come behind those that are there, by whose places their titles are kept. */
  files: readonly Chosen[]
  /** What is there already, or sent from here. */
  known: readonly NameAndSize[]
  /** Whether that is all there is. */
  isWhole: boolean
  onClose: () => void
}

const none: readonly never[] = []
const idle = { isBusy: false, failure: null }
const faultWords = {
  tooBig: 'documents.fileTooBig',
  empty: 'documents.fileEmpty',
  type: 'documents.fileType',
} as const

/**
 * What was chosen, each with its title, before any of it is sent; what cannot be, with the reason; and what is there already, which is
 * left out unless it is asked for once more.
 */
export default function NameDocuments({ eid, bid, files, known, isWhole, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const [isSent, setSent] = useState(false)
  // As it was when the first were chosen: what arrives meanwhile takes no title from under whoever types it.
  const [knownAtFirst] = useState(known)
  const [askedFor, askFor] = useState<readonly number[]>([])
  const failures = useUploads({ eid, bid }).filter(({ state }) => state === 'failed')
  const beyond = useSameSize({ eid, bid }, isWhole ? none : files)
  const isThere = areThere(files, [...knownAtFirst, ...beyond])
  const named = files.map(({ file, news, fault }, at) => ({
    file,
    news,
    fault,
    title: typed.get(at) ?? news?.title ?? '',
    isLeftOut: isThere[at] && !askedFor.includes(at),
  }))
  const good = named.flatMap(({ isLeftOut, news, ...one }) => (news && !isLeftOut ? [{ ...one, news }] : []))
  const submit = () => {
    setSent(true)
    if (good.some(({ title }) => titleFault(title) !== null)) return
    for (const { file, news, title } of good) {
      // Sent again beside it, the same file would be there twice once its first sending is tried again.
      for (const failed of failures) if (isFileOf({ file, fault: null, news }, failed)) cancelUpload(failed)
      sendDocument({ eid, bid, file, news: { ...news, title: title.trim() } })
    }
    onClose()
  }
  return (
    <FormDialog
      title={good.length > 0 ? t('documents.addTitle', { count: good.length }) : t('documents.addNone')}
      sending={idle}
      button={t(good.length > 0 ? 'documents.send' : 'common.close')}
      isOver={good.length === 0}
      onSubmit={submit}
      onClose={onClose}
    >
      {named.map(({ file, fault, title, isLeftOut }, at) => (
        // Two files may have one name.
        <Box key={`${at}-${file.name}`} sx={{ overflowWrap: 'anywhere' }}>
          {isLeftOut ? (
            <LeftOut
              name={file.name}
              size={sizeInWords(file.size, locale)}
              onSend={() => askFor((before) => [...before, at])}
            />
          ) : fault === null ? (
            <>
              <TitleField
                label={t('documents.titleOf', { name: file.name })}
                value={title}
                isChecked={isSent}
                isNew={at === askedFor.at(-1)}
                onChange={(to) => setTyped((before) => new Map(before).set(at, to))}
              />
              <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
                {sizeInWords(file.size, locale)}
              </Typography>
            </>
          ) : (
            <Message kind="error">
              <strong>{file.name}</strong> ({sizeInWords(file.size, locale, Math.ceil)}) ·{' '}
              {t(faultWords[fault])}
            </Message>
          )}
        </Box>
      ))}
      {good.length > 0 && (
        <Typography>
          {t(bid === null ? 'documents.readByOfHome' : 'documents.readBy', { count: good.length })}
        </Typography>
      )}
    </FormDialog>
  )
}
