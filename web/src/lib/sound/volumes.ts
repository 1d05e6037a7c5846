/** How loud alerts sound, from the quietest that is still heard across a room to the loudest; none of them is silent. */
export const volumes = ['low', 'normal', 'loud', 'louder', 'loudest'] as const
export type Volume = (typeof volumes)[number]

/** The gain of the tones at each volume: twice as much is about 6 dB louder. */
export const gains: Record<Volume, number> = { low: 0.08, normal: 0.15, loud: 0.3, louder: 0.55, loudest: 1 }

/** What a computer has kept as its volume; the normal one where that says nothing. */
export const volumeIn = (kept: string | null): Volume => volumes.find((one) => one === kept) ?? 'normal'
