import { createContext } from 'react'

/** Whose record it is that a window over the page writes into: on a phone it covers all that says so. Null: nobody's in particular. */
export const DialogWhose = createContext<string | null>(null)
