import { useEffect } from 'react'
import { dismiss, undoable } from './notices.ts'

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>

/** Whether a press asks that what was just done be undone; one that is held down asks once. */
export const asksToUndo = ({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: Press): boolean =>
  key.toLowerCase() === 'z' && ctrlKey !== metaKey && !altKey && !shiftKey && !repeat

/** Where it takes back what was typed, or where one is at something that stands before the page. */
const elsewhere =
  'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=file]), [role=menu], [role=dialog]'

/**
 * Undoes by Ctrl+Z what a message offers to undo, wherever the focus is: by Tab it is some thirty steps away and gone before one is
 * there. In a field it stays what it is there.
 */
export function UndoByKeys(): null {
  useEffect(() => {
    const onPress = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !asksToUndo(event)) return
      if (event.target instanceof Element && event.target.closest(elsewhere)) return
      const notice = undoable()
      if (!notice) return
      event.preventDefault()
      notice.action.act()
      dismiss(notice.id)
    }
    addEventListener('keydown', onPress)
    return () => removeEventListener('keydown', onPress)
  }, [])
  return null
}
