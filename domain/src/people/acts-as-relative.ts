import type { Access } from './permissions.ts'
import { roles } from './roles.ts'

/** Whether somebody is in a home as a relative of residents, and not of its staff: by their membership there alone. It decides what they are called, and no right. */
export const actsAsRelative = ({ membership }: Pick<Access, 'membership'>): boolean =>
  membership?.role === roles.CAREGIVER
