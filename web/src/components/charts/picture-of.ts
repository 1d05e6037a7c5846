import { brokenTo } from './broken-to.ts'
import { textsIn } from './texts-in.ts'

/** So many pixels of the picture for each CSS pixel: it is printed, or looked at closely. */
const scale = 2
const marginPx = 24
const linePx = 26

/**
 * What is drawn and written in an element, as a PNG under some lines that say what it is; the pictures in it are SVGs. Of a page's policy it needs `blob:` images alone (docs/adr/0026-what-a-page-may-do.md).
 * Rejects where the browser cannot draw it.
 */
export async function pictureOf(element: HTMLElement, heads: readonly string[]): Promise<Blob> {
  const box = element.getBoundingClientRect()
  const { fontFamily, color } = getComputedStyle(element)
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser draws on no canvas')
  const lines = heads.flatMap((head, index) => {
    pen.font = `${index === 0 ? 'bold 18px' : '16px'} ${fontFamily}`
    return brokenTo(head, box.width, (words) => pen.measureText(words).width).map((words) => ({
      words,
      font: pen.font,
    }))
  })
  const top = marginPx + (lines.length + 0.5) * linePx
  canvas.width = Math.ceil((box.width + 2 * marginPx) * scale)
  canvas.height = Math.ceil((box.height + top + marginPx) * scale)
  pen.scale(scale, scale)
  pen.fillStyle = '#FFFFFF'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = color
  for (const [index, { words, font }] of lines.entries()) {
    pen.font = font
    pen.fillText(words, marginPx, marginPx + 16 + index * linePx)
  }
  pen.translate(marginPx - box.left, top - box.top)
  for (const svg of svgsIn(element)) {
    const { left, top: y, width, height } = svg.getBoundingClientRect()
    if (width > 0 && height > 0) pen.drawImage(await imageOf(svg, width, height), left, y, width, height)
  }
  // Written in the letters of the page, which an image may not load.
  for (const { words, x, y, font, ink } of textsIn(element)) {
    pen.font = font
    pen.fillStyle = ink
    pen.fillText(words, x, y + pen.measureText(words).fontBoundingBoxAscent)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made'))), 'image/png')
  })
}

/** The SVGs that are in no other, or in what is HTML within another. */
const svgsIn = (element: HTMLElement): SVGSVGElement[] =>
  [...element.querySelectorAll('svg')].filter((svg) => {
    const around = svg.parentElement?.closest('svg, foreignObject')
    return !around || around.tagName === 'foreignObject'
  })

/** An SVG as it is now, without its texts. */
async function imageOf(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement
  for (const part of copy.querySelectorAll('text, foreignObject, title')) part.remove()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const used = new XMLSerializer().serializeToString(copy).matchAll(/url\(["']?#([^)"']+)["']?\)/g)
  for (const id of new Set([...used].map(([, id = '']) => id))) {
    // A filling may be that of another SVG of the page.
    const filling = document.getElementById(id)
    if (filling && !svg.contains(filling)) copy.append(filling.cloneNode(true))
  }
  const address = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }),
  )
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(address)
  }
}
