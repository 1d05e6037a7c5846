/** The photo of a resident. */
export const photo = {
  title: 'Photo du résident',
  help: 'Choisissez une photo, puis placez le visage dans le cercle. Seule l’image est gardée, sans le lieu ni la date de la prise de vue.',
  choose: 'Choisir une photo',
  chooseOther: 'Choisir une autre photo',
  move: 'Partie de la photo qui est montrée : déplacez-la avec les flèches',
  zoom: 'Agrandir',
  missing: 'Choisissez d’abord une photo.',
  unreadable: 'Cette photo ne peut être lue ici. Choisissez-en une autre, en JPEG ou en PNG.',
  delete: 'Supprimer la photo',
  deleteHelp: 'Elle disparaît pour tout le monde et ne peut être retrouvée.',
}
