import type { DocumentNews } from '@vigie/domain/care/document'
import { documentPath } from '@vigie/domain/paths'
import { wholeFailureWords } from '../../../lib/api/failure-words.ts'
import type { SentBytes } from '../../../lib/firebase/storage.ts'
import { leaveSession } from '../../../lib/session/leave-session.ts'
import { announceDocument } from './document-api.ts'
import type { DocumentsOf } from './documents-of.ts'
import { followSent, tellFailed } from './sent-outcomes.ts'
import { type Upload, uploads } from './upload-list.ts'

/** A file that somebody has chosen, and what it is called. */
export interface ChosenFile extends Pick<DocumentsOf, 'eid' | 'bid'> {
  readonly file: File
  readonly news: DocumentNews
}

const files = new Map<string, File>()
const underWay = new Map<string, SentBytes>()
/** What could not be begun without a network. */
const stalled = new Set<string>()

const find = (id: string) => uploads.get().find((one) => one.id === id)
const change = (id: string, to: Partial<Upload>) =>
  uploads.set(uploads.get().map((one) => (one.id === id ? { ...one, ...to } : one)))

/** Begins to send a file: as a new document, or as one that was announced and has not arrived. */
export function sendDocument({ eid, bid, file, news }: ChosenFile, id: string = crypto.randomUUID()): void {
  files.set(id, file)
  uploads.set([...uploads.get(), { ...news, id, eid, bid, sent: 0, state: 'sending', failure: null }])
  void begin(id)
}

/** Asks for the ticket, and then sends the bytes; the same ticket is given again to whoever begins again. */
async function begin(id: string): Promise<void> {
  const upload = find(id)
  const file = files.get(id)
  if (!upload || !file) return
  const { eid, bid, title, fileName, contentType, size } = upload
  change(id, { state: 'sending', failure: null, sent: 0 })
  try {
    const body: DocumentNews = { title, fileName, contentType, size }
    await announceDocument({ eid, bid, fid: id }, body)
    followSent(upload, (isDecided) => {
      // What was not there any more when it was looked at is gone; what is not sent yet can be announced anew.
      if (isDecided || find(id)?.state === 'checking') forgetUpload(id)
    })
    const { sendBytes } = await import('../../../lib/firebase/storage.ts')
    const now = find(id)?.state
    // Cancelled meanwhile.
    if (now === undefined) return
    const sent = sendBytes(documentPath({ eid, bid, fid: id }), file, contentType, {
      onProgress: (arrived) => change(id, { sent: arrived }),
      onDone: () => change(id, { state: 'checking', sent: size }),
      onFailed: (error) => {
        fail(id, error)
        // As whatever is answered with 401: the session is over.
        if (error.code === 'storage/unauthenticated') void leaveSession('expired')
      },
    })
    underWay.set(id, sent)
    if (now === 'paused') sent.pause()
  } catch (error) {
    if (navigator.onLine) fail(id, error)
    else stalled.add(id)
  }
}

function fail(id: string, error: unknown): void {
  change(id, { state: 'failed', failure: wholeFailureWords(error) })
  const failed = find(id)
  if (failed) tellFailed(failed)
}

export function pauseUpload(id: string): void {
  underWay.get(id)?.pause()
  change(id, { state: 'paused' })
}

/** Goes on where it was paused; what failed begins again. */
export function resumeUpload(id: string): void {
  if (find(id)?.state === 'failed') void begin(id)
  else {
    change(id, { state: 'sending' })
    goOn(id)
  }
}

function goOn(id: string): void {
  if (stalled.delete(id)) void begin(id)
  else underWay.get(id)?.resume()
}

/** Ends it, here: what was announced of it is to be deleted by whoever calls. */
export function forgetUpload(id: string): void {
  underWay.get(id)?.cancel()
  underWay.delete(id)
  files.delete(id)
  uploads.set(uploads.get().filter((one) => one.id !== id))
}

/** Without a network nothing is lost: what is being sent, or was to be, rests, and goes on by itself when the network is back. */
addEventListener('offline', () => {
  for (const { id, state } of uploads.get()) if (state === 'sending') underWay.get(id)?.pause()
})
addEventListener('online', () => {
  for (const { id, state } of uploads.get()) if (state === 'sending') goOn(id)
})
