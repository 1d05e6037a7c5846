import { z } from 'zod'
import type { SignInProvider } from './providers.ts'

/** What a tab remembers while its person is at a provider. */
const keptSchema = z.object({
  providerId: z.string(),
  /** Comes back with the answer: nobody else can make this tab sign in (OpenID Connect Core 1.0, section 3.2.2.1). */
  state: z.string(),
  /** Of which the ID token holds the SHA-256: it was made for this request. */
  nonce: z.string(),
  /** Epoch milliseconds. */
  askedAt: z.number(),
  /** The page they came for. */
  askedFor: z.nullable(z.string()),
})
export type Kept = z.infer<typeof keptSchema>

/** Longer than anybody needs to sign in somewhere. */
const goodForMs = 600_000

/** Where to send the person, and what to remember meanwhile. `now` is epoch milliseconds. */
export async function requestTo(
  { id, address, clientId }: SignInProvider,
  { redirect, language, askedFor }: { redirect: string; language: string; askedFor: string | null },
  now: number,
): Promise<{ url: string; kept: Kept }> {
  const kept = { providerId: id, state: randomText(), nonce: randomText(), askedAt: now, askedFor }
  const url = new URL(address)
  const asked = {
    client_id: clientId,
    redirect_uri: redirect,
    // The only answer that needs neither a secret in the page nor a server of ours.
    response_type: 'id_token',
    scope: 'openid email profile',
    state: kept.state,
    nonce: await sha256(kept.nonce),
    // On a device of many, the provider may still know the person before: it asks anew who one is. Google only lets choose.
    prompt: id === 'google.com' ? 'select_account' : 'login',
    ui_locales: language,
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return { url: url.href, kept }
}

/** What a provider answered: an ID token, or that the person went back; `wrong`: nothing that this tab has asked for. */
export type Answer =
  | { readonly kind: 'token'; readonly kept: Kept; readonly idToken: string }
  | { readonly kind: 'cancelled' | 'refused'; readonly kept: Kept }
  | { readonly kind: 'wrong' }

const saidIn = (fragment: string) => new URLSearchParams(fragment.replace(/^#/, ''))

/** Whether the fragment of an address is an answer, whoever gave it. */
export const isAnswer = (fragment: string): boolean => saidIn(fragment).has('state')

/**
 * Reads the answer in the fragment of an address.
 * @param remembered what `requestTo` said to keep, as text; null where nothing was kept
 */
export async function answerIn(fragment: string, remembered: string | null, now: number): Promise<Answer> {
  const said = saidIn(fragment)
  const kept = keptSchema.safeParse(parsed(remembered)).data
  if (!kept || kept.state !== said.get('state') || now - kept.askedAt > goodForMs) return { kind: 'wrong' }
  if (said.get('error') === 'access_denied') return { kind: 'cancelled', kept }
  const idToken = said.get('id_token')
  if (idToken === null) return { kind: 'refused', kept }
  // Auth verifies signature and audience; whose request it answers is for this tab to know.
  const isOurs = nonceIn(idToken) === (await sha256(kept.nonce))
  return isOurs ? { kind: 'token', kept, idToken } : { kind: 'wrong' }
}

const claimsSchema = z.object({ nonce: z.string() })

/** The nonce of a JSON Web Token (RFC 7519), whoever signed it; null where it holds none. */
function nonceIn(token: string): string | null {
  const [, claims = ''] = token.split('.')
  const bytes = decoded(claims)
  return claimsSchema.safeParse(parsed(bytes)).data?.nonce ?? null
}

function decoded(base64url: string): string | null {
  try {
    const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)))
  } catch {
    return null
  }
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return null
  }
}

function randomText(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)))
}

async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
