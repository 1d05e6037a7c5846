import Box from '@mui/material/Box'
import type { DocumentPreview } from '@vigie/domain/care/document-types'
import { lazy, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadBoundary } from '../../../components/load-boundary.tsx'
import { Message } from '../../../components/message.tsx'
import { ShownText } from './shown-text.tsx'

const PdfPages = lazy(() => import('./pdf-pages.tsx'))

interface Props {
  bytes: Blob
  preview: Exclude<DocumentPreview, 'video' | 'audio'>
  title: string
}

/** What a document holds. Nothing of it runs: it is drawn or read as text, and never opened as a page. */
export function ShownBytes({ bytes, preview, title }: Props) {
  const { t } = useTranslation()
  const [isBroken, setBroken] = useState(false)
  const address = useAddressOf(bytes)
  const fails = () => setBroken(true)
  if (isBroken) return <Message kind="info">{t('documents.notShown')}</Message>
  if (preview === 'text') return <ShownText bytes={bytes} />
  if (preview === 'pdf') {
    return (
      <LoadBoundary onFailed={fails}>
        <PdfPages bytes={bytes} onFailed={fails} />
      </LoadBoundary>
    )
  }
  if (address === null) return null
  return (
    <Box
      component="img"
      src={address}
      alt={title}
      onError={fails}
      sx={{ maxWidth: '100%', maxHeight: '70vh', mx: 'auto' }}
    />
  )
}

/** An address of bytes that is good as long as they are shown here. */
function useAddressOf(bytes: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return address
}
