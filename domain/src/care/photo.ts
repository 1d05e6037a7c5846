import { z } from 'zod'
import { avatarColour } from '../constants.ts'
import { beneficiarySchema } from './beneficiary.ts'

/** How wide and high a photo is that our pages make, in pixels: sharp where it is largest, and a few kilobytes. */
export const photoPixels = 320

/** No photo is wider or higher, in pixels: a few bytes can unpack to more than a phone's memory. */
export const mostPhotoPixels = 1_024

/** How many characters a photo takes in base64: 300 KB. */
const mostCharacters = 400_000

/** What is sent of a photo: its JPEG in base64, and the colour that stands for the resident, which its page has read from it. */
export const photoNewsSchema = z.strictObject({
  image: z.base64().min(4).max(mostCharacters),
  color: beneficiarySchema.shape.color,
})
export type PhotoNews = z.infer<typeof photoNewsSchema>

/** The colour that a photo gives to a resident, from its pixel at `avatarColour`: red, green and blue, 0 to 255. */
export function colourOf(pixel: Iterable<number>): string {
  const [red = 0, green = 0, blue = 0] = pixel
  const darkened = [red, green, blue].map((channel) => Math.max(0, channel - avatarColour.darkenBy))
  return `#${darkened.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
