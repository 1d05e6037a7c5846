import i18next from 'i18next'
import { dismiss, tell } from '../../../lib/notices/notices.ts'
import { keepDraft, type Typed } from './unsent.ts'
import { draftAddress } from './use-led-to.ts'

/** The message that a note was saved, which names none: beside one that another was not, it would say that it was. */
let lastSaved = 0

/** Says that one was saved. */
export function tellSaved({ mid }: Pick<Typed, 'mid'>): void {
  lastSaved = tell({ kind: 'success', about: mid, text: () => i18next.t('notes.saved') })
}

/** Takes that off the screen, where another is not. */
export const dismissSaved = (): void => dismiss(lastSaved)

/** That a note was not saved, with whose it is where that may be told. */
export const notSaved = (who: string): string =>
  who === '' ? i18next.t('notes.notSaved') : i18next.t('notes.notSavedOf', { who })

/** Makes a note that was saved a draft again, says so on whichever page its author is by then, and leads to it. */
export function giveBack(draft: Typed, text: () => string): void {
  keepDraft(draft)
  dismissSaved()
  tell({
    kind: 'error',
    about: draft.mid,
    text,
    link: { label: () => i18next.t('notes.toDraft'), to: draftAddress(draft) },
  })
}
