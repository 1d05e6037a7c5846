import { photoOfPath } from '@vigie/domain/paths'
import type { ListedFile } from '../data/files.ts'
import { unnamedOf } from '../data/photos.ts'

/**
 * Which of some files are photos that no record names: whose resident got another when Cloud Storage did not answer, or of which nobody
 * came to say that it is theirs. Only old files may be asked about: one is there before its record names it.
 */
export async function photosOfNoUse(files: readonly ListedFile[]): Promise<ListedFile[]> {
  const photos = files.flatMap((file) => {
    const of = photoOfPath(file.path)
    return of === null ? [] : { ...of, file }
  })
  return (await unnamedOf(photos)).map(({ file }) => file)
}
