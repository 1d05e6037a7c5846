import { sharedValue } from '../../../lib/shared-value.ts'

/** What stands for the calls that told nobody, where it is asked whether they are in sight. */
export const lostId = 'lost'

/** How many these are and from where, for when they are out of sight; null: none. Said by what shows them, whose words come after the page. */
export const lostInWords = sharedValue<string | null>(null)
