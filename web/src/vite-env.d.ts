/** Settings that a build may have: docs/deploy.md, Accounts and Notifications. */
interface ImportMetaEnv {
  /** "1": the build talks to the local suite instead of a Firebase project. */
  readonly VITE_EMULATORS?: string
  /** Where the suite's hosting listens, when Vite serves the app itself. */
  readonly VITE_HOSTING_PORT?: string
  /** Signing in with Google: the client id of its OAuth client. */
  readonly VITE_GOOGLE_CLIENT_ID?: string
  /** Signing in with another OpenID Connect provider: its id at Auth (`oidc.…`), its name, where it asks, our client id there. */
  readonly VITE_OPENID_PROVIDER?: string
  readonly VITE_OPENID_NAME?: string
  readonly VITE_OPENID_ADDRESS?: string
  readonly VITE_OPENID_CLIENT_ID?: string
  /** Notifications: the public key of the project's web push certificate. */
  readonly VITE_VAPID_KEY?: string
}
