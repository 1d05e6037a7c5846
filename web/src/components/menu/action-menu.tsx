import { lazy, type ReactNode, Suspense, useEffect } from 'react'

/** One thing that a menu offers. */
export interface MenuAction {
  readonly label: string
  readonly act: () => void
  readonly icon?: string
  /** For something that is on or off. */
  readonly checked?: boolean
  /** The language of the label, where it is not the page's. */
  readonly lang?: string
}

export interface ActionMenuProps {
  /** What the menu hangs from; null while it is closed. */
  anchor: HTMLElement | null
  onClose: () => void
  header?: ReactNode
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
    void loadMenuList()
  }, [])
  return <Suspense>{props.anchor !== null && <MenuList {...props} />}</Suspense>
}
