import type { photo as french } from '../fr/photo.ts'

export const photo: typeof french = {
  title: 'Photo of the resident',
  help: 'Choose a photo, then put the face in the circle. The picture alone is kept, without where and when it was taken.',
  choose: 'Choose a photo',
  chooseOther: 'Choose another photo',
  move: 'The part of the photo that is shown: move it with the arrows',
  zoom: 'Enlarge',
  missing: 'Choose a photo first.',
  unreadable: 'This photo cannot be read here. Choose another one, a JPEG or a PNG.',
  delete: 'Delete the photo',
  deleteHelp: 'It disappears for everybody and cannot be brought back.',
}
