/** Nothing older is believed of where a device belongs and which rules a home has: a change counts within it. */
export const maxAgeMs = 10_000

/**
 * A home's key, state, clock and shifts are asked for less often: a new key or a home that was made active is asked for
 * at once (what is remembered refuses nothing), anything else counts within this.
 */
export const homeAgeMs = 60_000

/** Who claims a device that no home has: the longest for which what is not a call for help may miss a claim. */
export const claimantsAgeMs = 3_000

/** A device's state names its version when it is written, so one that is out of date costs a try and no more. */
export const stateAgeMs = 3_600_000
/** For so long after such a try, another instance is taken to be at the same devices: states are then as short-lived. */
export const sharedForMs = 600_000

/** Devices and establishments one instance remembers: some 100 MB at most. */
export const maxDevices = 20_000
export const maxHomes = 1_000

/** How many names of gateways a home may have. */
export const maxGateways = 100
