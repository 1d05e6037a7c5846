import {
  mdiAlertCircleOutline,
  mdiDeleteOutline,
  mdiDownloadOutline,
  mdiFileDocumentOutline,
  mdiFileImageOutline,
  mdiFileMusicOutline,
  mdiFilePdfBox,
  mdiFileVideoOutline,
  mdiPencilOutline,
  mdiProgressUpload,
  mdiTextBoxOutline,
} from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type DocumentPreview, previewOf } from '@vigie/domain/care/document-types'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Age } from '../../../components/age.tsx'
import { Icon } from '../../../components/icon.tsx'
import { LoadBoundary } from '../../../components/load-boundary.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useWindowEntry } from '../../../lib/page/use-window-entry.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { actorName, authorName } from '../alerts/actor-name.ts'
import { DeleteDocument } from './delete-document.tsx'
import type { DocumentsOf, KnownDocument } from './documents-of.ts'
import { downloadDocument } from './download-document.ts'
import { SendAgain } from './send-again.tsx'
import { sizeInWords } from './size-words.ts'

/** The code of the window in which a document is looked at. */
export const loadDocumentDialog = () => import('./document-dialog.tsx')
const DocumentDialog = lazy(loadDocumentDialog)

const icons: Readonly<Record<DocumentPreview, string>> = {
  pdf: mdiFilePdfBox,
  image: mdiFileImageOutline,
  video: mdiFileVideoOutline,
  audio: mdiFileMusicOutline,
  text: mdiTextBoxOutline,
  none: mdiFileDocumentOutline,
}

interface Props {
  of: DocumentsOf
  document: KnownDocument
  onRename: () => void
}

/** A document: opened by its title, with what may be done about it; or that it is on its way, or why it was refused. */
export function DocumentRow({ of, document, onRename }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [isDeleting, setDeleting] = useState(false)
  const preview = useWindowEntry(`document ${document.id}`)
  const { title, fileName, contentType, size, state, refusal, at, renamedBy, updatedAt } = document
  const { uid } = useSession().person
  const isReady = state === 'ready'
  const maySendAgain = state === 'coming' && document.by === uid && of.mayWrite
  const icon = {
    ready: icons[previewOf(contentType)],
    coming: mdiProgressUpload,
    refused: mdiAlertCircleOutline,
  }[state]
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 }}>
      <Icon path={icon} sx={{ fontSize: 28, color: state === 'refused' ? 'error.main' : 'primary.dark' }} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {isReady ? (
          <Button
            onClick={preview.open}
            aria-label={t('documents.openOf', { title })}
            sx={{
              justifyContent: 'flex-start',
              textAlign: 'start',
              px: 0.5,
              ml: -0.5,
              overflowWrap: 'anywhere',
            }}
          >
            {title}
          </Button>
        ) : (
          <Typography>{title}</Typography>
        )}
        <Typography variant="body2" sx={{ color: state === 'refused' ? 'error.dark' : 'text.secondary' }}>
          {state === 'coming' && t(maySendAgain ? 'documents.notArrived' : 'documents.coming')}
          {state === 'refused' && t(`documents.refused.${refusal ?? 'notWhatItSays'}`)}
          {isReady && `${fileName} · ${sizeInWords(size, locale)}`}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {document.byName !== '' && `${authorName(document, t)} · `}
          <Age at={at} timeZone={of.timeZone} />
        </Typography>
        {renamedBy && (
          <Typography variant="body2">
            {`${t('documents.renamedBy', { name: actorName(renamedBy, t) })} · `}
            <Age at={updatedAt ?? at} timeZone={of.timeZone} />
          </Typography>
        )}
        {maySendAgain && <SendAgain of={of} document={document} />}
      </Box>
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        {isReady && (
          <IconButton
            aria-label={t('documents.downloadOf', { title })}
            onClick={() => void downloadDocument(of, document)}
          >
            <Icon path={mdiDownloadOutline} />
          </IconButton>
        )}
        {of.mayWrite && isReady && (
          <IconButton aria-label={t('documents.renameOf', { title })} onClick={onRename}>
            <Icon path={mdiPencilOutline} />
          </IconButton>
        )}
        {of.mayDelete(document) && (
          <IconButton aria-label={t('documents.deleteOf', { title })} onClick={() => setDeleting(true)}>
            <Icon path={mdiDeleteOutline} />
          </IconButton>
        )}
      </Box>
      {preview.isOpen && isReady && (
        <LoadBoundary onFailed={preview.close}>
          <DocumentDialog of={of} document={document} onClose={preview.close} />
        </LoadBoundary>
      )}
      {isDeleting && <DeleteDocument of={of} document={document} onClose={() => setDeleting(false)} />}
    </Box>
  )
}
