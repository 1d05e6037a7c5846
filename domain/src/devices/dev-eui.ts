import { z } from 'zod'
import { devEuiSchema } from '../ids.ts'

/** The fields of a LoRaWAN device's QR code up to its DevEUI; what follows is of no use here. */
const qrCode = /^LW:D0:[0-9A-F]{16}:([0-9A-F]{16})(?::.*)?$/is

/** What people and labels put between the digits: spaces of every width, colons, dots, hyphens and dashes. */
const separators = /[\s:.\p{Pd}]+/gu

/**
 * The DevEUI that a person typed, pasted or scanned, in lower case; null where the text is none. Takes 16 hexadecimal digits,
 * however they are grouped, and the QR code of a device (LoRa Alliance TR005, section 3.1:
 * `LW:D0:JoinEUI:DevEUI:ProfileID…`), whose own fields decide which of its numbers it is.
 */
export function readDevEui(text: string): string | null {
  const digits = qrCode.exec(text.trim())?.[1] ?? text.replaceAll(separators, '')
  return devEuiSchema.safeParse(digits).data ?? null
}

/** Far longer than a DevEUI with something between all of its digits. */
const longestWritten = 60

/** A DevEUI as gateways and network servers write it, in whatever case and however grouped; in lower case and together from then on. */
export const writtenDevEuiSchema = z
  .string()
  .max(longestWritten)
  .transform((text) => readDevEui(text) ?? text)
  .pipe(devEuiSchema)

/**
 * The DevEUI of a device that somebody adds. All zeros and all F name none: a module has them before its maker gives it a number of its own, so several
 * devices may send them (docs/gateway.md). What was added under one earlier can still be read and taken away.
 */
export const addedDevEuiSchema = z
  .string()
  .regex(/^(?!0{16}$|[Ff]{16}$)[0-9A-Fa-f]{16}$/)
  .toLowerCase()

/** Why a device cannot be added under what was read, null where it can. */
export function devEuiFault(devEui: string | null): 'devEuiInvalid' | 'devEuiPlaceholder' | null {
  if (devEui === null) return 'devEuiInvalid'
  return addedDevEuiSchema.safeParse(devEui).success ? null : 'devEuiPlaceholder'
}
