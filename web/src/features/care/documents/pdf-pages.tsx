import Box from '@mui/material/Box'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNearViewport } from '../../../lib/page/use-near-viewport.ts'

GlobalWorkerOptions.workerSrc = workerAddress

interface Props {
  bytes: Blob
  onFailed: () => void
}

/** The pages of a PDF below one another, each drawn when one comes near it. Links, forms and scripts in it do nothing. */
export default function PdfPages({ bytes, onFailed }: Props) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  const failed = useRef(onFailed)
  useEffect(() => {
    const opening = bytes.arrayBuffer().then((data) => getDocument({ data, enableXfa: false }))
    let isHere = true
    opening
      .then(({ promise }) => promise)
      .then(
        (opened) => isHere && setPdf(opened),
        (error: unknown) => {
          console.warn('A PDF cannot be shown', error)
          if (isHere) failed.current()
        },
      )
    return () => {
      isHere = false
      void opening.then((task) => task.destroy())
    }
  }, [bytes])
  if (pdf === null) return null
  return Array.from({ length: pdf.numPages }, (_, at) => <Page key={at + 1} pdf={pdf} number={at + 1} />)
}

/** A page is drawn as sharp as most screens are, and no sharper: a canvas of a phone's memory is small. */
const sharpness = 1.5

function Page({ pdf, number }: { pdf: PDFDocumentProxy; number: number }) {
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const isNear = useNearViewport(canvas)
  useEffect(() => {
    if (!isNear) return undefined
    let isHere = true
    const draw = async () => {
      const page = await pdf.getPage(number)
      if (!isHere || !canvas.current) return
      const viewport = page.getViewport({ scale: sharpness })
      canvas.current.width = viewport.width
      canvas.current.height = viewport.height
      await page.render({ canvas: canvas.current, viewport }).promise
    }
    draw().catch((error: unknown) => console.warn(`Page ${number} cannot be drawn`, error))
    return () => {
      isHere = false
    }
  }, [isNear, pdf, number])
  return (
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
  )
}
