import type { callFailed as french } from '../fr/call-failed-own.ts'

export const callFailed: typeof french = {
  setPushDevice: 'Error turning notifications on',
  dropPushDevice: 'Error turning notifications off',
}
