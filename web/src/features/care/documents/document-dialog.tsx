import { mdiFileDocumentOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { previewOf } from '@vigie/domain/care/document-types'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogHead } from '../../../components/dialog-head.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailureMessage } from '../../../components/failure-message.tsx'
import { PageDialog } from '../../../components/page-dialog.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { SlowNotice } from '../../../components/slow-notice.tsx'
import type { DocumentsOf, KnownDocument } from './documents-of.ts'
import { downloadDocument, save } from './download-document.ts'
import { PlayedDocument } from './played-document.tsx'
import { ShownBytes } from './shown-bytes.tsx'
import { useBytes } from './use-bytes.ts'

interface Props {
  of: DocumentsOf
  document: KnownDocument
  onClose: () => void
}

/** A document as it can be looked at here. */
export default function DocumentDialog({ of, document, onClose }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const preview = previewOf(document.contentType)
  const isPlayed = preview === 'video' || preview === 'audio'
  const isFetched = !(isPlayed || preview === 'none')
  const { bytes, failure } = useBytes(of, document, isFetched)
  const download = () => (bytes ? save(bytes, document) : void downloadDocument(of, document))
  return (
    <PageDialog open onClose={onClose} maxWidth="md" fullScreen={isPhone} aria-labelledby={titleId}>
      <DialogHead titleId={titleId} title={document.title} />
      {/* A long one is scrolled by keyboard too. */}
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <FailureMessage failure={failure} isBusy={false} />
        {preview === 'none' && (
          <EmptyState
            icon={mdiFileDocumentOutline}
            title={t('documents.noPreview')}
            help={t('documents.noPreviewHelp')}
          />
        )}
        {isPlayed && <PlayedDocument of={of} document={document} preview={preview} />}
        {isFetched && bytes === null && failure === null && (
          <>
            <SlowNotice text={t('documents.filesSlow')} />
            <Skeletons shape="rows" />
          </>
        )}
        {bytes && !isPlayed && <ShownBytes bytes={bytes} preview={preview} title={document.title} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
        <Button variant="contained" onClick={download}>
          {t('documents.download')}
        </Button>
      </DialogActions>
    </PageDialog>
  )
}
