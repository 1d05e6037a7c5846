import { z } from 'zod'
import { deviceTypes } from './device-catalogue.ts'

/** One of the types that the catalogue knows. */
export const deviceTypeSchema = z.enum(deviceTypes)
