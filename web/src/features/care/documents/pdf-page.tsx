import Box from '@mui/material/Box'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Message } from '../../../components/message.tsx'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import { useNearViewport } from '../../../lib/page/use-near-viewport.ts'
import { drawPage, textOfPage } from './drawn-page.ts'

interface Props {
  pdf: PDFDocumentProxy
  number: number
}

/** A page of a PDF: drawn when one comes near it, read out as text, and what of it cannot be drawn is said. */
export function PdfPage({ pdf, number }: Props) {
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const isNear = useNearViewport(canvas)
  const [text, setText] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (!isNear) return undefined
    let isHere = true
    const show = async () => {
      const page = await pdf.getPage(number)
      if (!isHere || !canvas.current) return
      const isWhole = await drawPage(page, canvas.current)
      if (isHere) setMissing(!isWhole)
      const read = await textOfPage(page)
      if (isHere) setText(read)
    }
    show().catch((error: unknown) => {
      if (!isHere) return
      console.warn(`Page ${number} cannot be drawn`, error)
      setMissing(true)
    })
    return () => {
      isHere = false
    }
  }, [isNear, pdf, number])
  return (
    // What is read out stands where its page is, and scrolls with it.
    <Box sx={{ position: 'relative' }}>
      <Message kind="error">{isMissing && t('documents.pageNotShown', { number })}</Message>
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={t('documents.pageOf', { number, count: pdf.numPages })}
        // Until it is drawn it has the shape of a letter.
        width={612}
        height={792}
        sx={{ width: '100%', height: 'auto', border: 1, borderColor: 'divider' }}
      />
      {text !== null && (
        <Box sx={{ ...visuallyHidden, whiteSpace: 'pre-wrap' }}>{text || t('documents.pageNoText')}</Box>
      )}
    </Box>
  )
}
