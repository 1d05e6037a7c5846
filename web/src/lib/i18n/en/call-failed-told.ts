import type { callFailed as french } from '../fr/call-failed-told.ts'

export const callFailed: typeof french = {
  getAlertLoad: 'Error getting the alert load',
  tryChannel: 'Error sending the trial',
  getTrials: 'Error reading your trials',
}
