import { endSessionsCall } from '@vigie/domain/api/user-calls'
import { callApi } from '../../../lib/api/api-client.ts'

/**
 * Ends the person's sessions on other devices: whoever asked for a new password may have lost the former one to somebody. False
 * where that failed; they then last for an hour at most.
 */
export async function endOthers(): Promise<boolean> {
  try {
    await callApi(endSessionsCall, { params: {} })
    return true
  } catch (error) {
    console.error('The other sessions were not ended', error)
    return false
  }
}
