import { supervision } from './supervision.ts'

/** What is said, beside what calls, of how a home is watched. */
export const watched = { supervision }
