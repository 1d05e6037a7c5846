import { dropItem, keepItem } from '../kept/kept.ts'
import { draftKeptMs } from '../kept/kept-items.ts'

/** What this device keeps of a form that is filled in and not saved. */
interface OfForm {
  readonly kind: 'form'
  readonly typed: unknown
}

export const isOfForm = (content: unknown): content is OfForm =>
  typeof content === 'object' && content !== null && 'kind' in content && content.kind === 'form'

/** Keeps what stands in a form on this device, encrypted, until it is saved or given up, or for a day. `name`: which form, by ids. */
export const keepForm = (name: string, typed: unknown): void => {
  const content: OfForm = { kind: 'form', typed }
  keepItem({ id: name, until: Date.now() + draftKeptMs, content })
}

/** Takes it away: it was saved, or its author does not want it any more. */
export const dropForm = (name: string): void => dropItem(name)
