let at = 0

/** The server has just proven that it answers. */
export function noteProof(provenAt: number): void {
  at = provenAt
}

/** When the server last proved that it answers, by this device's clock. */
export const lastProofAt = (): number => at
