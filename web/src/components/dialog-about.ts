import { createContext } from 'react'

/** Of whom the windows over a page are, as they say under their title: on a phone nothing else of the page is seen. Null: of nobody. */
export const DialogAbout = createContext<string | null>(null)
