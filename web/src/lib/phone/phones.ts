import { useEffect, useState } from 'react'
import { tellPartNotLoaded } from '../notices/tell-part-not-loaded.ts'
import { code } from '../page/code.ts'

/** What knows the telephone numbers of the world. */
export type Phones = Pick<typeof import('./phone.ts'), 'phoneOf' | 'phoneWords'>

/** Loads it: 29 kB, which is more than all of a form around it. */
export const phones = code<Phones>(() => import('./phone.ts'))

/** The same; null where it cannot be had, which the person is told. */
export async function phonesOrTold(): Promise<Phones | null> {
  try {
    return await phones()
  } catch (error) {
    console.warn('The telephone numbers of the world could not be loaded', error)
    tellPartNotLoaded()
    return null
  }
}

/** The same as soon as it is there, loaded once it is wanted; null until then, when no number is right or wrong. */
export function usePhones(isWanted: boolean): Phones | null {
  const [came, setCame] = useState(phones.there)
  useEffect(() => {
    if (!isWanted || came !== null) return undefined
    let isHere = true
    const load = async () => {
      const known = await phonesOrTold()
      if (isHere) setCame(known)
    }
    void load()
    return () => {
      isHere = false
    }
  }, [isWanted, came])
  return came
}

/** How people write a number: as it is kept, until that is known. */
export function usePhoneWords(isWanted: boolean): (number: string) => string {
  const known = usePhones(isWanted)
  return known?.phoneWords ?? asKept
}

const asKept = (number: string) => number
