import type { callFailed as french } from '../fr/call-failed-told.ts'

export const callFailed: typeof french = {
  getMessageCosts: 'Error getting the costs of messages',
  getAlertLoad: 'Error getting the alert load',
  tryChannel: 'Error sending the trial',
  getTrials: 'Error reading your trials',
}
