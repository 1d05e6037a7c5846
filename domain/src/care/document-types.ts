/** How a browser shows a document; `none`: it saves it. */
export type DocumentPreview = 'pdf' | 'image' | 'video' | 'audio' | 'text' | 'none'

interface DocumentType {
  readonly preview: DocumentPreview
  /** How names of such files end. */
  readonly endings: readonly string[]
  /** What its bytes are known as to the file-type library; none: they are text, which no bytes mark. */
  readonly bytes: readonly string[]
}

const sameBytes = (preview: DocumentPreview, type: string, ...endings: string[]): DocumentType => ({
  preview,
  endings,
  bytes: [type],
})
const text = (...endings: string[]): DocumentType => ({ preview: 'text', endings, bytes: [] })
const iphonePicture = (ending: string): DocumentType => ({
  preview: 'none',
  endings: [ending],
  bytes: ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
})
/** Of Office before 2007: one container for all of them. */
const oldOffice = (ending: string): DocumentType => ({
  preview: 'none',
  endings: [ending],
  bytes: ['application/x-cfb'],
})

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const powerpoint = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'

/**
 * The media types a document may have: what a browser shows or an office opens, and nothing that can run in a page
 * (so neither HTML nor SVG).
 */
export const documentTypes = {
  'application/pdf': sameBytes('pdf', 'application/pdf', 'pdf'),
  'image/jpeg': sameBytes('image', 'image/jpeg', 'jpg', 'jpeg'),
  'image/png': { preview: 'image', endings: ['png'], bytes: ['image/png', 'image/apng'] },
  'image/gif': sameBytes('image', 'image/gif', 'gif'),
  'image/webp': sameBytes('image', 'image/webp', 'webp'),
  'image/heic': iphonePicture('heic'),
  'image/heif': iphonePicture('heif'),
  'video/mp4': { preview: 'video', endings: ['mp4', 'm4v'], bytes: ['video/mp4', 'video/x-m4v'] },
  'video/webm': sameBytes('video', 'video/webm', 'webm'),
  'video/quicktime': sameBytes('video', 'video/quicktime', 'mov'),
  'audio/mpeg': sameBytes('audio', 'audio/mpeg', 'mp3'),
  'audio/mp4': { preview: 'audio', endings: ['m4a'], bytes: ['audio/mp4', 'audio/x-m4a', 'video/mp4'] },
  'audio/wav': sameBytes('audio', 'audio/wav', 'wav'),
  'text/plain': text('txt'),
  'text/csv': text('csv'),
  'application/rtf': sameBytes('none', 'application/rtf', 'rtf'),
  'application/msword': oldOffice('doc'),
  'application/vnd.ms-excel': oldOffice('xls'),
  'application/vnd.ms-powerpoint': oldOffice('ppt'),
  [word]: sameBytes('none', word, 'docx'),
  [excel]: sameBytes('none', excel, 'xlsx'),
  [powerpoint]: sameBytes('none', powerpoint, 'pptx'),
  'application/vnd.oasis.opendocument.text': sameBytes(
    'none',
    'application/vnd.oasis.opendocument.text',
    'odt',
  ),
  'application/vnd.oasis.opendocument.spreadsheet': sameBytes(
    'none',
    'application/vnd.oasis.opendocument.spreadsheet',
    'ods',
  ),
  'application/vnd.oasis.opendocument.presentation': sameBytes(
    'none',
    'application/vnd.oasis.opendocument.presentation',
    'odp',
  ),
} as const satisfies Record<string, DocumentType>

export type DocumentContentType = keyof typeof documentTypes
export const documentContentTypes = Object.keys(documentTypes) as DocumentContentType[]

const isListed = (type: string): type is DocumentContentType => Object.hasOwn(documentTypes, type)

const endingsOf = (type: string): readonly string[] => (isListed(type) ? documentTypes[type].endings : [])

/**
 * Whether the name of a file ends as those of its type do: by its name alone a computer decides what opens it, so that a text which is
 * called `ordonnance.hta` is a program once it is saved (docs/adr/0022-what-a-client-may-say-of-a-file.md).
 */
export const endsAsType = (fileName: string, type: string): boolean =>
  endingsOf(type).some((ending) => fileName.toLowerCase().endsWith(`.${ending}`))

const longestName = 255

/** Under which name a file is saved: its own, with an ending of its type after it where it has none. */
export function savedAs(fileName: string, type: string): string {
  if (endsAsType(fileName, type)) return fileName
  const ending = `.${endingsOf(type)[0] ?? 'bin'}`
  return `${fileName.slice(0, longestName - ending.length)}${ending}`
}

/**
 * The type of a file by how its name ends, else by what the browser calls it: that goes by what is installed, and calls a CSV
 * file a workbook where Excel is. Null: none that a document may have.
 */
export function typeOfFile({ name, type }: { name: string; type: string }): DocumentContentType | null {
  const ending = name.toLowerCase().split('.').at(-1) ?? ''
  const ofName = documentContentTypes.find((one) =>
    (documentTypes[one].endings as readonly string[]).includes(ending),
  )
  return ofName ?? (isListed(type) ? type : null)
}

/** What the bytes of a file say of it: the type that they are marked with, if any, and whether they can be text. */
export interface KnownBytes {
  readonly mark: string | null
  readonly isText: boolean
}

/** Whether bytes are what their document says. */
export function areOfType(type: string, { mark, isText }: KnownBytes): boolean {
  if (!isListed(type)) return false
  const marks: readonly string[] = documentTypes[type].bytes
  return marks.length === 0 ? mark === null && isText : mark !== null && marks.includes(mark)
}

/** How a document of this type is shown; one of a type that is not listed is saved. */
export const previewOf = (type: string): DocumentPreview =>
  isListed(type) ? documentTypes[type].preview : 'none'
