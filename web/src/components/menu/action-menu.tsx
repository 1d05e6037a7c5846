import { lazy, type ReactNode, useEffect } from 'react'
import { LoadBoundary } from '../load-boundary.tsx'

/** One thing that a menu offers. */
export interface MenuAction {
  readonly label: string
  readonly act: () => void
  readonly icon?: string
  /** The address of a picture, in the place of an icon. */
  readonly picture?: string
  /** For something that is on or off. */
  readonly checked?: boolean
  /** For one of several of which one may be chosen: whether it is. */
  readonly chosen?: boolean
  /** Whether it is the first of a group, apart from what stands above. */
  readonly beginsGroup?: boolean
  /** The language of the label, where it is not the page's. */
  readonly lang?: string
}

export interface ActionMenuProps {
  /** What the menu hangs from; null while it is closed. */
  anchor: HTMLElement | null
  onClose: () => void
  header?: ReactNode
  /** What it is called where its header does not say. */
  label?: string
  items: readonly MenuAction[]
}

const loadMenuList = () => import('./menu-list.tsx')
const MenuList = lazy(loadMenuList)

/**
 * A menu of actions. Its code comes right behind the page's: no page waits for it, and it is there when the network goes,
 * since the way out of a session is in a menu.
 */
export function ActionMenu(props: ActionMenuProps) {
  useEffect(() => {
    loadMenuList().catch((error: unknown) => console.warn('The menus could not be loaded ahead', error))
  }, [])
  if (props.anchor === null) return null
  return (
    <LoadBoundary onFailed={props.onClose}>
      <MenuList {...props} />
    </LoadBoundary>
  )
}
