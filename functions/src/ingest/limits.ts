/** Nothing ingest remembers is older than this (a device moved, a rule changed, a key renewed counts within it). */
export const maxAgeMs = 10_000

/** Devices and establishments one instance remembers: some 100 MB at most. */
export const maxDevices = 20_000
export const maxHomes = 1_000
