import { createHash } from 'node:crypto'
import { mostPhotoPixels, type PhotoNews } from '@vigie/domain/care/photo'
import { storagePaths } from '@vigie/domain/paths'
import { type BeneficiaryAct, colourWithoutPicture } from '../data/beneficiaries.ts'
import { deleteFile, keepFile, pagesOfFiles } from '../data/files.ts'
import { setPhotoOf } from '../data/photos.ts'
import { plainJpeg } from './plain-jpeg.ts'

type Outcome = Awaited<ReturnType<typeof setPhotoOf>>

/**
 * Gives a resident a photo: its bytes are kept first, under a name made of them, so that whoever sees the name in the record finds
 * them; what was there before goes last. The same again changes nothing. `now` is epoch milliseconds.
 */
export async function setPhoto(
  act: BeneficiaryAct,
  { image, color }: PhotoNews,
  now: number,
): Promise<Outcome | { why: 'photoNotTaken' }> {
  const photo = plainJpeg(Buffer.from(image, 'base64'))
  if (photo === null || Math.max(photo.width, photo.height) > mostPhotoPixels) return { why: 'photoNotTaken' }
  const avatar = createHash('sha256').update(photo.bytes).digest('base64url').slice(0, 28)
  const path = storagePaths.beneficiaryPhoto(act.eid, act.bid, avatar)
  const isNew = await keepFile(path, photo.bytes, 'image/jpeg')
  const outcome = await setPhotoOf(act, { avatar, color }, now)
  if (!('why' in outcome)) await deletePhotosBut(act, path)
  else if (isNew) await deleteFile(path)
  return outcome
}

/** Takes a resident's photo away, its bytes too. Rejects where these stay: the same again deletes them. `now` as above. */
export async function deletePhoto(act: BeneficiaryAct, now: number): Promise<Outcome> {
  const outcome = await setPhotoOf(act, { avatar: null, color: colourWithoutPicture }, now)
  if (!('why' in outcome)) await deletePhotosBut(act, null)
  return outcome
}

/** Whatever else is there is of a photo that was replaced. */
async function deletePhotosBut({ eid, bid }: BeneficiaryAct, kept: string | null): Promise<void> {
  for await (const files of pagesOfFiles(storagePaths.beneficiaryPhoto(eid, bid, ''))) {
    await Promise.all(files.map(({ path }) => (path === kept ? undefined : deleteFile(path))))
  }
}
