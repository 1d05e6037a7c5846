import i18next from 'i18next'
import { tell } from '../../../lib/notices/notices.ts'
import { dropUnsent, keepDraft, type Typed } from './unsent.ts'

/** Throws a draft away, which can be undone where there was anything in it. */
export function throwAway(draft: Typed): void {
  dropUnsent(draft.mid)
  if (draft.text.trim() === '') return
  const undo = { label: () => i18next.t('common.undo'), act: () => keepDraft(draft) }
  tell({ kind: 'info', text: () => i18next.t('notes.thrownAway'), action: undo })
}
