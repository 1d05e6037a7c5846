interface ImportMetaEnv {
  /** "1": the build talks to the local suite instead of a Firebase project. */
  readonly VITE_EMULATORS?: string
}
