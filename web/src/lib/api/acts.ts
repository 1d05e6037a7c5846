import type { Call } from '@vigie/domain/api/call'

/** Calls that write, but that nobody would do again: a page makes them by itself, they only read or open, or what they bring waits on the device. */
const noActs: ReadonlySet<string> = new Set([
  'confirmEmail',
  'dropPushDevice',
  'getDraftKey',
  'openedBeneficiary',
  'playBeneficiaryFile',
  'playEstablishmentFile',
  'reportAlertShown',
  'searchPrivately',
  'setNote',
  'setPushDevice',
  'unlock',
])

/** Whether somebody has asked for what a call does, and has to do it again where it was not done. */
export const isAct = ({ method, operationId }: Pick<Call, 'method' | 'operationId'>): boolean =>
  method !== 'get' && !noActs.has(operationId)
