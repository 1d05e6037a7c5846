import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, version } from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { PdfPage } from './pdf-page.tsx'

GlobalWorkerOptions.workerSrc = workerAddress

/** Where web/build/pdf-parts.ts puts what pdf.js loads by itself; absolute, since its worker asks for it. */
const parts = new URL(`/assets/pdfjs-${version}/`, window.location.origin).href

/** A scan is decoded without WebAssembly, which the page's policy lets in nowhere (docs/adr/0026-what-a-page-may-do.md). */
const reading = {
  enableXfa: false,
  useWasm: false,
  wasmUrl: `${parts}wasm/`,
  standardFontDataUrl: `${parts}standard_fonts/`,
  cMapUrl: `${parts}cmaps/`,
}

interface Props {
  bytes: Blob
  onFailed: () => void
}

/** The pages of a PDF below one another, each drawn when one comes near it. Links, forms and scripts in it do nothing. */
export default function PdfPages({ bytes, onFailed }: Props) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null)
  const failed = useRef(onFailed)
  useEffect(() => {
    const opening = bytes.arrayBuffer().then((data) => getDocument({ data, ...reading }))
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
  return Array.from({ length: pdf.numPages }, (_, at) => <PdfPage key={at + 1} pdf={pdf} number={at + 1} />)
}
