import { useEffect } from 'react'
import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { tellPartNotLoaded } from '../../../lib/notices/tell-part-not-loaded.ts'
import { sharedValue, useShared } from '../../../lib/shared-value.ts'
import type { DraftForm } from './draft-form.tsx'
import type { NoteFormProps } from './note-form.tsx'

const form = sharedValue<typeof DraftForm | null>(null)

async function load(): Promise<void> {
  form.set((await loadWithTexts('forms', () => import('./draft-form.tsx'))).DraftForm)
}

// With the pages that have it, and not once somebody begins: in the press that opens it, it takes the focus, without which a phone shows
// no keyboard. Who opens it before it could be had is told so below.
load().catch((error: unknown) => console.warn('The form of notes could not be loaded ahead', error))

/** A note that is half written. What it is typed into comes after the page around it; what was typed is kept meanwhile. */
export function NoteDraft(props: NoteFormProps) {
  const Form = useShared(form)
  useEffect(() => {
    if (!Form) load().catch(tellPartNotLoaded)
  }, [Form])
  return Form && <Form {...props} />
}
