/** Whom an ID token is about, for whom it is, and the number that the app gave it. */
export interface Told {
  subject: string
  email: string
  email_verified: boolean
  audience: string
  nonce: string
}

/** How long it is good for, in seconds. */
const lifetime = 3_600

/** An ID token (OpenID Connect Core 1.0, section 2) that is not signed: `alg` is "none" (RFC 7519, section 6). */
export function idTokenOf({ subject, audience, ...told }: Told, now = Date.now()): string {
  const issuedAt = Math.floor(now / 1_000)
  const claims = {
    iss: 'https://sandbox.vigie.example',
    sub: subject,
    aud: audience,
    iat: issuedAt,
    exp: issuedAt + lifetime,
    ...told,
  }
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
