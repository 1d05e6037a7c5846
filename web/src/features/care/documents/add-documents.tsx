import { mdiFileUploadOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { documentTypes } from '@vigie/domain/care/document-types'
import { type DragEvent, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileButton } from '../../../components/file-button.tsx'
import { Icon } from '../../../components/icon.tsx'
import { LoadBoundary } from '../../../components/load-boundary.tsx'
import { type Chosen, chosen, type NameAndSize } from './chosen-files.ts'
import type { DocumentsOf } from './documents-of.ts'
import { SentVoice } from './sent-voice.tsx'

const NameDocuments = lazy(() => import('./name-documents.tsx'))

const endings = Object.values(documentTypes).flatMap((type) => type.endings.map((one) => `.${one}`))

interface Props extends Pick<DocumentsOf, 'eid' | 'bid'> {
  /** What is there already, or sent from here. */
  known: readonly NameAndSize[]
  /** Whether that is all there is. */
  isWhole: boolean
}

/** Where files are chosen or dropped; what becomes of them is asked in a window, and what is dropped on that one is asked with them. What became of them is read out. */
export function AddDocuments({ eid, bid, known, isWhole }: Props) {
  const { t } = useTranslation()
  const [files, setFiles] = useState<readonly Chosen[]>([])
  const [isOver, setOver] = useState(false)
  const close = () => setFiles([])
  // React has the window's drops bubble up to here: they take nothing from what was chosen before.
  const take = (those: Iterable<File>) => {
    const more = [...those].map(chosen)
    setFiles((before) => [...before, ...more])
  }
  const drag = (event: DragEvent) => {
    // What else is dragged, such as a piece of a title, is the browser's.
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') take(event.dataTransfer.files)
  }
  return (
    <Box
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drag}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        mb: 2,
        p: 2,
        border: 2,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.dark' : 'divider',
        borderRadius: 1.5,
        bgcolor: isOver ? 'primary.light' : 'background.paper',
      }}
    >
      <SentVoice eid={eid} bid={bid} />
      <FileButton
        variant="contained"
        startIcon={<Icon path={mdiFileUploadOutline} />}
        takes={t('documents.choose')}
        accept={endings.join(',')}
        multiple
        onChoose={take}
      >
        {t('documents.add')}
      </FileButton>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('documents.addHelp')}
      </Typography>
      {files.length > 0 && (
        <LoadBoundary onFailed={close}>
          <NameDocuments eid={eid} bid={bid} files={files} known={known} isWhole={isWhole} onClose={close} />
        </LoadBoundary>
      )}
    </Box>
  )
}
