/**
 * The only credentials that the sandbox accepts. They are no secrets: the launcher gives the same ones to the
 * functions, so that a wrong key is refused locally as it is in production.
 */
export const sandboxCredentials = {
  sendgridApiKey: 'SG.vigie-sandbox-key',
  twilioAccountSid: 'AC00000000000000000000000000000001',
  twilioAuthToken: 'vigie-sandbox-token',
  /** Locally there is no Google account that makes one. */
  googleAccessToken: 'vigie-sandbox',
  /** What the sandbox signs its events with, and what a function checks them with: PKCS #8 and SPKI, base64. */
  sendgridEventsPrivateKey:
    'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgf0Wfh5SaGHeK6ej6nJTZcseEINXlyQY0h9luYqsn5zShRANCAARDE9X4sgbCshMGDtf2WLLjEkYGgT4+GT6sFDFx7C0pyoH+Shqwt8B+vj9PJorelxAFjAvVO5W3jFcp+dqzBFfS',
  sendgridEventsKey:
    'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEQxPV+LIGwrITBg7X9liy4xJGBoE+Phk+rBQxcewtKcqB/koasLfAfr4/TyaK3pcQBYwL1TuVt4xXKfnaswRX0g==',
} as const
