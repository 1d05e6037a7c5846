import { shownNameFault } from '@vigie/domain/people/shown-name'

const words = { missing: 'nameRequired', tooLong: 'nameTooLong', notShown: 'nameNotShown' } as const
export type NameFault = (typeof words)[keyof typeof words]

/** What is wrong with the name of a person; null: nothing. */
export function nameFaultOf(name: string): NameFault | null {
  const fault = shownNameFault(name)
  return fault && words[fault]
}
