interface ImportMetaEnv {
  /** "1": the build talks to the local suite instead of a Firebase project. */
  readonly VITE_EMULATORS?: string
  /** Where the suite's hosting listens, when Vite serves the app itself. */
  readonly VITE_HOSTING_PORT?: string
}
