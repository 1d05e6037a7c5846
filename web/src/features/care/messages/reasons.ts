/**
 * Why a message failed or was called off, of the codes that are kept with it, those that have words; a blank and a hyphen in one are `_`
 * here. Sources of Twilio's: https://www.twilio.com/docs/api/errors and the statuses of a call.
 */
const reasons = [
  'acknowledged',
  'addressNotVerified',
  'establishmentInactive',
  'fcm_UNREGISTERED',
  'mayNotReadAlerts',
  'mayNotReadNotices',
  'mayNotTake',
  'noAddress',
  'noKey',
  'noPushDevice',
  'notAMember',
  'otherNumber',
  'passedOn',
  'repeated',
  'resolved',
  'sharedNumber',
  'smsStopped',
  'superseded',
  'tooOld',
  'twilio_21211',
  'twilio_21610',
  'twilio_21614',
  'twilio_30003',
  'twilio_30005',
  'twilio_30006',
  'twilio_30007',
  'twilio_busy',
  'twilio_canceled',
  'twilio_failed',
  'twilio_no_answer',
  'undelivered',
  'unreadable',
  'voicemail',
] as const

export const isKnownReason = (code: string): code is (typeof reasons)[number] =>
  reasons.some((one) => one === code)
