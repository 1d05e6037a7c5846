import { wordsOf } from '../people/name-starts.ts'
import type { Beneficiary } from './beneficiary.ts'

type Said = Pick<Beneficiary, 'name' | 'room'>

const plain = (text: string): string => wordsOf(text).join(' ')

/** Whether two records say the same name and the same room, however they are written: they may be of one person. */
export const saysTheSame = (one: Said, other: Said): boolean =>
  plain(one.name) === plain(other.name) && plain(one.room) === plain(other.room)
