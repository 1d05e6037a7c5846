import { keptChoice } from '../../../lib/page/kept-choice.ts'

/** How the residents of a home are shown: each as a card, or as a line. */
export const views = ['cards', 'rows'] as const
export type View = (typeof views)[number]

/** By what they are in order: who needs somebody most, the room, or the name. */
export const sorts = ['need', 'room', 'name'] as const
export type Sort = (typeof sorts)[number]

export const useView = keptChoice('vigie.residentsAs', views)
export const useSort = keptChoice('vigie.residentsBy', sorts)
