import { emulatorHost, emulatorPort, suitePort, usesEmulators } from '../firebase/emulators.ts'

/** Where somebody may sign in instead of by a password, by OpenID Connect (docs/adr/0042-signing-in-elsewhere.md). */
export interface SignInProvider {
  /** As Auth knows it: `google.com`, or `oidc.` and a name. */
  readonly id: string
  readonly name: string
  /** Its authorization endpoint. */
  readonly address: string
  /** What we are called there. */
  readonly clientId: string
}

const google = { id: 'google.com', name: 'Google', address: 'https://accounts.google.com/o/oauth2/v2/auth' }

type ProviderSettings = Pick<
  ImportMetaEnv,
  | 'VITE_GOOGLE_CLIENT_ID'
  | 'VITE_OPENID_PROVIDER'
  | 'VITE_OPENID_NAME'
  | 'VITE_OPENID_ADDRESS'
  | 'VITE_OPENID_CLIENT_ID'
>

/** Those that a build's settings name wholly. */
export function providersOf(settings: ProviderSettings): SignInProvider[] {
  const {
    VITE_GOOGLE_CLIENT_ID: ofGoogle = '',
    VITE_OPENID_PROVIDER: id = '',
    VITE_OPENID_NAME: name = '',
    VITE_OPENID_ADDRESS: address = '',
    VITE_OPENID_CLIENT_ID: clientId = '',
  } = settings
  const all = [
    { ...google, clientId: ofGoogle },
    { id, name, address, clientId },
  ]
  return all.filter((one) => Object.values(one).every((value) => value !== ''))
}

/** Those of this build; in the local suite a stand-in for each. */
export function signInProviders(): SignInProvider[] {
  if (!usesEmulators) return providersOf(import.meta.env)
  const address = `http://${emulatorHost}:${emulatorPort('sandbox', suitePort())}/openid/authorize`
  return [
    { ...google, address, clientId: 'vigie' },
    { id: 'oidc.sandbox', name: 'CHU', address, clientId: 'vigie' },
  ]
}
