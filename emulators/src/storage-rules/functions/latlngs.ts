import { LatLngValue } from '../values/latlng.ts'
import { globalFunction, method, overload } from './overload.ts'

/** `latlng.*`; https://firebase.google.com/docs/reference/rules/rules.latlng_ */
export const latlng = {
  value: globalFunction('latlng.value', [
    overload(['float', 'float'], (latitude, longitude) => new LatLngValue(latitude, longitude)),
  ]),
}

/** Methods of a point; https://firebase.google.com/docs/reference/rules/rules.LatLng */
export const latlngMethods = {
  latitude: method('latitude', [overload(['latlng'], (point) => point.latitude)]),
  longitude: method('longitude', [overload(['latlng'], (point) => point.longitude)]),
  distance: method('distance', [overload(['latlng', 'latlng'], (from, to) => from.distanceTo(to))]),
}
