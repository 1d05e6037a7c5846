import { useKept } from '../kept/kept.ts'
import { isOfForm } from './form-on-disk.ts'

/** How many forms the person has filled in on this device and not saved, of those that outlive the page (docs/adr/0125-a-half-filled-form.md). */
export const useHalfFilledForms = (): number => useKept().filter(({ content }) => isOfForm(content)).length

/** Whether a form of this name is one of them. */
export const useIsKept = (name: string): boolean => useKept().some(({ id }) => id === name)
