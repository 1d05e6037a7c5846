import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureMessage } from '../../../components/failure-message.tsx'
import { Message } from '../../../components/message.tsx'
import type { DocumentsOf, KnownDocument } from './documents-of.ts'
import { usePlayed } from './use-played.ts'

interface Props {
  of: DocumentsOf
  document: KnownDocument
  preview: 'video' | 'audio'
}

/** A video or a sound, which begins before all of it is here. */
export function PlayedDocument({ of, document, preview }: Props) {
  const { t } = useTranslation()
  const [isBroken, setBroken] = useState(false)
  const { address, failure } = usePlayed(of, document)
  if (isBroken) return <Message kind="info">{t('documents.notShown')}</Message>
  if (address === null) return <FailureMessage failure={failure} isBusy={false} />
  const isVideo = preview === 'video'
  return (
    <Box
      component={preview}
      src={address}
      controls
      // In the page also on a telephone, whose own player would cover who calls.
      playsInline
      preload="metadata"
      aria-label={document.title}
      onError={() => setBroken(true)}
      sx={isVideo ? { maxWidth: '100%', maxHeight: '70vh', mx: 'auto' } : { width: '100%' }}
    />
  )
}
