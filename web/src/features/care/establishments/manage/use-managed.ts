import { useOutletContext } from 'react-router-dom'
import type { OwnEstablishment } from '../establishments-context.ts'

/** The home that a tab manages, which the person administers. Only below `ManagePage`. */
export const useManaged = (): OwnEstablishment => useOutletContext<OwnEstablishment>()
