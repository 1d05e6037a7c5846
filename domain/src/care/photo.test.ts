import { expect, test } from 'vitest'
import { colourOf } from './photo.ts'

test.each([
  [[255, 100, 50], '#cd3200'],
  [[49, 50, 60, 255], '#00000a'],
])('a pixel %j gives the colour %s: each channel 50 darker, and none below black', (pixel, colour) => {
  expect(colourOf(pixel)).toBe(colour)
})
