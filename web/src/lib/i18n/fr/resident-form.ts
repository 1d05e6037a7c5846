/** Where a resident is added, or what is said of one is corrected. */
export const residentForm = {
  doAdd: 'Ajouter',
  addAllTheSame: 'Ajouter quand même',
  sameThere: 'Il y a déjà {{name}} dans cet établissement. Est-ce la même personne?',
  openThere: 'Ouvrir son dossier',
  change: 'Modifier la fiche',
  name: 'Nom',
  room: 'Chambre',
  email: 'Courriel',
  phone: 'Téléphone',
  emailInvalid: 'Ce courriel n’est pas valable : il s’écrit comme nom@exemple.ca, sans accent.',
  phoneInvalid:
    'Inscrivez un numéro complet, sans poste. Exemple : 514\u00a0234-5678, ou +33\u00a06\u00a012\u00a034\u00a056\u00a078.',
  phoneTried: 'Ce numéro a été essayé : c’est le bon',
  phoneTriedHelp:
    'Aucun texto n’y est envoyé avant : un numéro mal inscrit dirait le nom du résident à un inconnu.',
  phoneStopped: 'Un STOP est venu de ce numéro : aucun texto n’y va, tant que START n’en vient pas.',
  nameRequired: 'Indiquez le nom du résident.',
  nameTooLong: 'Ce nom est trop long : 120 caractères au plus.',
  nameNotShown:
    'Un nom a une lettre ou un chiffre au moins, et aucun caractère invisible ni accents empilés.',
  roomTooLong: '20 caractères au plus.',
  roomNotShown: 'Une chambre s’écrit sans caractère invisible ni accents empilés.',
  changedMeanwhile: 'Ce qui a changé entre-temps :',
  saysNow: '{{what}} : {{now}}',
  yoursStays: 'ce que vous avez écrit reste dans le champ',
}
