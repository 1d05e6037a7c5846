import { useOutletContext } from 'react-router-dom'
import type { OwnEstablishment } from '../establishments-context.ts'

/** The home whose tab is shown, which the person administers, or reads where it is the tab of its documents. Only below `ManagePage`. */
export const useManaged = (): OwnEstablishment => useOutletContext<OwnEstablishment>()
