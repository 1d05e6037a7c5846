import type { DocumentNews } from '@vigie/domain/care/document'
import type { FailureWords } from '../../../lib/api/failure-words.ts'
import { sharedValue, useShared } from '../../../lib/shared-value.ts'
import type { DocumentsOf } from './documents-of.ts'

/** A document that is being sent from this page. */
export interface Upload extends DocumentNews, Pick<DocumentsOf, 'eid' | 'bid'> {
  readonly id: string
  /** How many of its bytes have arrived. */
  readonly sent: number
  /** `checking`: all have, and the server looks at them. */
  readonly state: 'sending' | 'paused' | 'checking' | 'failed'
  /** Why it failed. */
  readonly failure: FailureWords | null
}

/** They go on while other pages are read, for as long as the app is open. */
export const uploads = sharedValue<readonly Upload[]>([])

/** What is being sent of the documents of a resident, or of a home. */
export function useUploads({ eid, bid }: Pick<DocumentsOf, 'eid' | 'bid'>): readonly Upload[] {
  return useShared(uploads).filter((one) => one.eid === eid && one.bid === bid)
}

/** How many documents a sign-out would lose, of whomever they are: those whose bytes have not all arrived. */
export const useNotArrived = (): number =>
  useShared(uploads).filter(({ state }) => state !== 'checking').length
