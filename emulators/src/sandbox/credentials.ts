/**
 * The only credentials that the sandbox accepts. They are no secrets: the launcher gives the same ones to the
 * functions, so that a wrong key is refused locally as it is in production.
 */
export const sandboxCredentials = {
  sendgridApiKey: 'SG.vigie-sandbox-key',
  twilioAccountSid: 'AC00000000000000000000000000000001',
  twilioAuthToken: 'vigie-sandbox-token',
} as const
