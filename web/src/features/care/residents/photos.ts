import { readPhotoCall } from '@vigie/domain/api/photo-calls'
import { fetchFile } from '../../../lib/api/fetch-file.ts'

/** What this page has fetched, as addresses of its own memory: they go with the page, and a sign-out loads another. */
const fetched = new Map<string, Promise<string>>()

/** So many photos are asked for at once, and after them one each half second: whoever scrolls keeps their calls for alerts. */
const atOnce = 40
const everyMs = 500
let nextAt = 0

async function turn(): Promise<void> {
  const now = Date.now()
  nextAt = Math.max(nextAt, now - atOnce * everyMs) + everyMs
  if (nextAt > now) await new Promise((resolve) => setTimeout(resolve, nextAt - now))
}

async function fetchPhoto(eid: string, bid: string): Promise<string> {
  await turn()
  const never = new AbortController().signal
  return URL.createObjectURL(await fetchFile(readPhotoCall, { eid, bid }, never))
}

/** The address, in this page's memory, of the photo that a resident has now. @throws ApiError */
export function photoAddress(eid: string, bid: string, avatar: string): Promise<string> {
  const key = `${eid}/${bid}/${avatar}`
  const known = fetched.get(key)
  if (known) return known
  const fetching = fetchPhoto(eid, bid)
  fetched.set(key, fetching)
  // Whoever sees the resident the next time asks again.
  fetching.catch(() => fetched.delete(key))
  return fetching
}
