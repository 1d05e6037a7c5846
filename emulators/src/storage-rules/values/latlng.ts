import { EvaluationError } from '../evaluation/evaluation-error.ts'

/** The mean radius of the Earth in metres, as the real engine takes it. */
const earthRadius = 6_371_009

/** A point on Earth, in degrees. */
export class LatLngValue {
  readonly type = 'latlng'
  readonly latitude: number
  readonly longitude: number

  /** @throws EvaluationError outside [-90, 90] and [-180, 180] degrees. */
  constructor(latitude: number, longitude: number) {
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
      throw new EvaluationError(
        'Latitude should be in [-90,90] range and longitude should be in [-180,180] range. ' +
          `latitude: ${latitude}, longitude: ${longitude}.`,
      )
    this.latitude = latitude
    this.longitude = longitude
  }

  /** The length in metres of the shortest way over the surface (haversine formula). */
  distanceTo(other: LatLngValue): number {
    const [from, to] = [radians(this.latitude), radians(other.latitude)]
    const half = (difference: number) => Math.sin(difference / 2) ** 2
    const chord =
      half(to - from) + Math.cos(from) * Math.cos(to) * half(radians(other.longitude - this.longitude))
    return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, chord)))
  }
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
