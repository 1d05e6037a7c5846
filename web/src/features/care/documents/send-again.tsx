import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileButton } from '../../../components/file-button.tsx'
import { Message } from '../../../components/message.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { chosen, isFileOf } from './chosen-files.ts'
import type { DocumentsOf, KnownDocument } from './documents-of.ts'
import { sizeInWords } from './size-words.ts'
import { sendDocument } from './uploads.ts'

interface Props {
  of: DocumentsOf
  document: KnownDocument
}

/**
 * For whoever announced a document that this page does not send: the same file, chosen again, is sent anew under the same record. A browser
 * keeps no file for a page that was closed (docs/adr/0064-the-record-is-the-ticket.md).
 */
export function SendAgain({ of: { eid, bid }, document }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [isOther, setOther] = useState(false)
  const { id, title, fileName, contentType, size } = document
  const take = (file: File) => {
    const again = chosen(file)
    const isSame = again.news !== null && isFileOf(again, { fileName, contentType, size })
    setOther(!isSame)
    if (isSame) sendDocument({ eid, bid, file, news: { ...again.news, title } }, id)
  }
  return (
    <Box sx={{ mt: 0.5 }}>
      <FileButton
        variant="outlined"
        aria-label={t('documents.chooseAgainOf', { title })}
        takes={t('documents.chooseAgainOf', { title })}
        onChoose={([file]) => take(file)}
      >
        {t('documents.chooseAgain')}
      </FileButton>
      <Message kind="error">
        {isOther && t('documents.notTheSame', { name: fileName, size: sizeInWords(size, locale) })}
      </Message>
    </Box>
  )
}
