import { createHash } from 'node:crypto'
import { mostPhotoPixels, type PhotoNews } from '@vigie/domain/care/photo'
import { storagePaths } from '@vigie/domain/paths'
import { type BeneficiaryAct, colourWithoutPicture } from '../data/beneficiaries.ts'
import { deleteFile, keepFile, pagesOfFiles, replaceFile } from '../data/files.ts'
import { photoOf, setPhotoOf } from '../data/photos.ts'
import { plainJpeg } from './plain-jpeg.ts'

type Outcome = { changed: boolean } | Extract<Awaited<ReturnType<typeof setPhotoOf>>, { why: unknown }>

/** What came within this before now may be about to be named by somebody who gives a photo at the same moment, in milliseconds. */
const youngForMs = 120_000

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
  // One that was left there is young again before it is named: the daily look at all files takes old ones (sweep-photos.ts).
  if (!isNew && (await photoOf(act.eid, act.bid)) !== avatar)
    await replaceFile(path, photo.bytes, 'image/jpeg')
  const outcome = await setPhotoOf(act, { avatar, color }, now)
  if ('why' in outcome) {
    if (isNew) await deleteFile(path)
    return outcome
  }
  // Whoever gave another meanwhile may be about to take this one away, as it was: it is another now.
  if (outcome.changed && !isNew) await replaceFile(path, photo.bytes, 'image/jpeg')
  return settled(act, avatar, outcome, now)
}

/** Takes a resident's photo away, its bytes too. Rejects where these stay: the same again, or the daily look at all files, deletes them. `now` as above. */
export async function deletePhoto(act: BeneficiaryAct, now: number): Promise<Outcome> {
  const outcome = await setPhotoOf(act, { avatar: null, color: colourWithoutPicture }, now)
  return 'why' in outcome ? outcome : settled(act, null, outcome, now)
}

/** Takes away the photo that was replaced, and whatever else is there, but what may be about to be named. */
async function settled(
  { eid, bid }: BeneficiaryAct,
  avatar: string | null,
  { changed, before }: { changed: boolean; before: string | null },
  now: number,
): Promise<Outcome> {
  const pathOf = (name: string | null) => name && storagePaths.beneficiaryPhoto(eid, bid, name)
  for await (const files of pagesOfFiles(storagePaths.beneficiaryPhoto(eid, bid, ''))) {
    // By now it may be named again.
    const named = pathOf(await photoOf(eid, bid))
    const others = files.filter(({ path }) => path !== pathOf(avatar) && path !== named)
    const over = others.filter(
      ({ path, createdAt }) => path === pathOf(before) || createdAt < now - youngForMs,
    )
    await Promise.all(over.map(({ path, generation }) => deleteFile(path, generation)))
  }
  return { changed }
}
