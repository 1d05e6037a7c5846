import { useYoungConnections } from '@vigie/emulators/suite/young-connections'

/**
 * Of each of the three processes that ask. A file asks hundreds of questions at once, and the line of those that hidane has not yet taken
 * in holds 128: of what comes beyond, the kernel lets some wait a second and resets others (`ECONNRESET`).
 */
const most = 40

useYoungConnections(most)
