import { colourOf, type PhotoNews, photoPixels } from '@vigie/domain/care/photo'
import { avatarColour } from '@vigie/domain/constants'

/** A part of a picture, in its own pixels. */
export interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The part of a picture that was chosen, drawn anew: nothing but its pixels goes along. Rejects where it cannot be drawn. */
export async function cutPhoto(address: string, part: Part): Promise<PhotoNews> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = photoPixels
  canvas.height = photoPixels
  const drawing = canvas.getContext('2d')
  if (drawing === null) throw new Error('This browser draws nothing')
  // What of a picture can be seen through would be black in a JPEG.
  drawing.fillStyle = '#ffffff'
  drawing.fillRect(0, 0, photoPixels, photoPixels)
  drawing.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, photoPixels, photoPixels)
  const { data } = drawing.getImageData(avatarColour.x, avatarColour.y, 1, 1)
  const [, image = ''] = canvas.toDataURL('image/jpeg', 0.85).split(',', 2)
  return { image, color: colourOf(data) }
}
