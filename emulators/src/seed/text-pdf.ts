/** Of Windows-1252, which a PDF’s own typefaces are written in, what texts use beside Latin-1. */
const beyondLatin1: Readonly<Record<string, string>> = { '’': '\x92', '–': '\x96', œ: '\x9c' }

const encoded = (text: string) =>
  text.replace(/[’–œ]/g, (letter) => beyondLatin1[letter] ?? letter).replace(/[\\()]/g, '\\$&')

/**
 * A PDF of one letter-size page: a title, and lines below it in a typeface that every reader of PDF has. Letters of French and
 * English only; what does not fit on the page is not seen.
 */
export function textPdf(title: string, lines: readonly string[]): Buffer {
  const page = [
    `BT /F2 20 Tf 72 700 Td (${encoded(title)}) Tj ET`,
    'BT /F1 12 Tf 18 TL 72 660 Td',
    ...lines.map((line) => `(${encoded(line)}) Tj T*`),
    'ET',
  ].join('\n')
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${page.length}>>\nstream\n${page}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const references = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + references + trailer, 'latin1')
}
