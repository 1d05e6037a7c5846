import { sharedValue } from '../../../lib/shared-value.ts'

/** Whether an invitation waits for whoever is signed in; false as long as that is not known. Apart from what reads them, which comes after the page. */
export const invitationsMark = sharedValue(false)
