/** What is done with charts, in French (fr-CA). */
export const charts = {
  window: 'Ce que montrent les courbes',
  closer: 'Plus près',
  farther: 'Plus loin',
  earlier: 'Plus tôt',
  later: 'Plus tard',
  whole: 'Tout montrer',
  shown: 'Courbes : du {{from}} au {{to}}',
  savePicture: 'Enregistrer l’image (PNG)',
  savePictureOf: 'Enregistrer l’image (PNG) : {{title}}',
  notSaved: 'L’image n’a pas pu être faite.',
}
