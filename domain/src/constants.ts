/** Business constants and limits of the whole product; those of one room stand in that room. */

/** A document holds 50 MB at most. */
export const maxDocumentBytes = 50 * 1024 * 1024
export const minPasswordLength = 8
/** A task's start in the past is moved to now plus this. */
export const pastTaskStartDelayMs = 10_000
/** The access token is refreshed from the identity provider this often. */
export const tokenRefreshMs = 1_800_000
export const socketRetryMs = 1_000
export const logoutCheckMs = 1_000
/** How long a connection is waited for, and how it is tried again. */
export const socketTimeoutMs = 20_000
export const socketReconnectDelayMs = { first: 1_000, most: 5_000, jitter: 0.5 } as const
export const snackbarMs = 10_000
/** A beneficiary's colour: the avatar's pixel (50,5), each channel darkened by 50. */
export const avatarColour = { x: 50, y: 5, darkenBy: 50 } as const
/** An event older than this is late (docs/gateway.md). */
export const lateAfterMs = 10 * 60_000
/** An event older than this is refused, unless it calls for help (docs/gateway.md). */
export const refusedAfterMs = 12 * 3_600_000
/** A sensor's clock may run ahead of ours by this much before its event is impossible. */
export const clockSkewMs = 2 * 60_000
/** Events in one message: a LoRaWAN frame of 242 bytes at most cannot say more. */
export const maxEventsPerMessage = 100
