import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../components/form-dialog.tsx'
import { Message } from '../../../components/message.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { areThere, type Chosen, type NameAndSize } from './chosen-files.ts'
import type { DocumentsOf } from './documents-of.ts'
import { LeftOut } from './left-out.tsx'
import { sizeInWords } from './size-words.ts'
import { titleFault } from './title-fault.ts'
import { TitleField } from './title-field.tsx'
import { sendDocument } from './uploads.ts'

interface Props extends Pick<DocumentsOf, 'eid' | 'bid'> {
  files: readonly Chosen[]
  /** What is there already, or on its way. */
  known: readonly NameAndSize[]
  onClose: () => void
}

const idle = { isBusy: false, failure: null }
const faultWords = {
  tooBig: 'careRecord.fileTooBig',
  empty: 'documents.fileEmpty',
  type: 'documents.fileType',
} as const

/**
 * What was chosen, each with its title, before any of it is sent; what cannot be, with the reason; and what is there already, which is
 * left out unless it is asked for once more.
 */
export default function NameDocuments({ eid, bid, files, known, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [titles, setTitles] = useState(() => files.map(({ news }) => news?.title ?? ''))
  const [isSent, setSent] = useState(false)
  // As it was when they were chosen: what arrives meanwhile takes no title from under whoever types it.
  const [isLeftOut, setLeftOut] = useState(() => areThere(files, known))
  const [askedFor, askFor] = useState<number | null>(null)
  const good = files.flatMap(({ file, news }, at) => (news && !isLeftOut[at] ? [{ file, news, at }] : []))
  const submit = () => {
    setSent(true)
    if (good.some(({ at }) => titleFault(titles[at] ?? '') !== null)) return
    for (const { file, news, at } of good) {
      sendDocument({ eid, bid, file, news: { ...news, title: (titles[at] ?? '').trim() } })
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
      {files.map(({ file, fault }, at) => (
        // Two files may have one name.
        <Box key={`${at}-${file.name}`} sx={{ overflowWrap: 'anywhere' }}>
          {isLeftOut[at] ? (
            <LeftOut
              name={file.name}
              size={sizeInWords(file.size, locale)}
              onSend={() => {
                setLeftOut((before) => before.with(at, false))
                askFor(at)
              }}
            />
          ) : fault === null ? (
            <>
              <TitleField
                label={t('documents.titleOf', { name: file.name })}
                value={titles[at] ?? ''}
                isChecked={isSent}
                isNew={at === askedFor}
                onChange={(typed) => setTitles((before) => before.with(at, typed))}
              />
              <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
                {sizeInWords(file.size, locale)}
              </Typography>
            </>
          ) : (
            <Message kind="error">
              <strong>{file.name}</strong> ({sizeInWords(file.size, locale)}) · {t(faultWords[fault])}
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
