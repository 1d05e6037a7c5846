import { randomBytes } from 'node:crypto'

/** A DevEUI nobody has. */
export const newDevEui = (): string => randomBytes(8).toString('hex')

/** A document id nobody has, saying what it is for. */
export const newId = (what: string): string => `${what}-${randomBytes(6).toString('hex')}`
