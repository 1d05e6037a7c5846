import type { CareDocument } from '@vigie/domain/care/document'
import i18next from 'i18next'
import { failureText } from '../../../lib/api/failure-words.ts'
import { tell } from '../../../lib/notices/notices.ts'
import { routes } from '../../../lib/page/routes.ts'
import { sharedValue } from '../../../lib/shared-value.ts'
import { documentSource } from '../records/document-sources.ts'
import type { DocumentsOf } from './documents-of.ts'
import type { Upload } from './upload-list.ts'

type Place = Pick<DocumentsOf, 'eid' | 'bid'>
type Sent = Pick<Upload, 'id' | 'eid' | 'bid' | 'title'>

/** What became of a document that was sent from this page, where the list says it without a word. */
export interface Outcome extends Sent {
  readonly fate: 'arrived' | 'cancelled'
}

/** All of them since this page was opened, the latest last. */
export const outcomes = sharedValue<readonly Outcome[]>([])

/** Has a screen reader say what became of a document, where its list is on the screen. */
export const sayOutcome = ({ id, eid, bid, title }: Sent, fate: Outcome['fate']): void =>
  outcomes.set([...outcomes.get(), { id, eid, bid, title, fate }])

const lists: Place[] = []

/** Says that a list is on the screen, where each row says how far its sending is; the function that it returns, that it is no more. */
export function listShown(place: Place): () => void {
  lists.push(place)
  return () => void lists.splice(lists.indexOf(place), 1)
}

const isListShown = ({ eid, bid }: Place) => lists.some((one) => one.eid === eid && one.bid === bid)

/** Tells of a document that was not taken, with the way to its list for whoever is elsewhere by then. */
function tellNotTaken(sent: Sent, text: () => string): void {
  const { id, eid, bid } = sent
  const to = bid === null ? routes.homeDocuments(eid) : routes.documents(eid, bid)
  tell({
    kind: 'error',
    about: id,
    text,
    ...(!isListShown(sent) && { link: { label: () => i18next.t('documents.title'), to } }),
  })
}

/** Tells whoever has left the list that a sending has failed: in the list its row says so. */
export function tellFailed(sent: Upload): void {
  const { title, failure } = sent
  if (failure === null || isListShown(sent)) return
  tellNotTaken(sent, () => i18next.t('documents.notSent', { title, why: failureText(failure) }))
}

const followed = new Set<string>()

/**
 * Follows what was announced of a document until the server has looked at its bytes, wherever its sender is by then: that it was refused they
 * are told there, that it has arrived where its list is. The list may not hold it by then.
 * @param over hears whether the server has decided, or else nothing more is to be heard of it
 */
export function followSent(sent: Sent, over: (isDecided: boolean) => void): void {
  const { id, eid, bid, title } = sent
  if (followed.has(id)) return
  followed.add(id)
  const end = (isDecided: boolean) => {
    followed.delete(id)
    stop()
    over(isDecided)
  }
  const stop = documentSource({ eid, bid, fid: id }).listen({
    tell: (live) => {
      if (live.status === 'loading') return
      const document: CareDocument | null = live.status === 'ready' ? live.value : null
      if (document === null) return end(false)
      if (document.state === 'coming') return
      const why = document.refusal ?? 'notWhatItSays'
      if (document.state === 'ready') sayOutcome(sent, 'arrived')
      else tellNotTaken(sent, () => i18next.t(`documents.refusedOf.${why}`, { title }))
      end(true)
    },
    heard: () => {},
  })
}
