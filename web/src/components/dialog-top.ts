import { createContext, type ReactNode } from 'react'

/** What stands at the top of every window over the page: what the page shows there is covered, and nobody is to miss it. */
export const DialogTop = createContext<ReactNode>(null)
