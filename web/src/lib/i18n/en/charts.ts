/** What is done with charts, in English (en-CA). */
export const charts = {
  window: 'What the charts show',
  closer: 'Closer',
  farther: 'Farther',
  earlier: 'Earlier',
  later: 'Later',
  whole: 'Show all',
  shown: 'Charts: from {{from}} to {{to}}',
  savePicture: 'Save the picture (PNG)',
  savePictureOf: 'Save the picture (PNG): {{title}}',
  notSaved: 'The picture could not be made.',
}
