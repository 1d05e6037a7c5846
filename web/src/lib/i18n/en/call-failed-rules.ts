import type { callFailed as french } from '../fr/call-failed-rules.ts'

export const callFailed: typeof french = {
  getHomeBackTest: 'Error trying the rule',
}
