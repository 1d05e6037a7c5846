/** Le déroulement d’une alerte, étape par étape. */
export const course = {
  opened: 'Alerte déclenchée',
  shown: 'Affichée à l’écran de {{name}}',
  accepted: '{{channel}} envoyé',
  acceptedMaybeTwice: '{{channel}} envoyé, peut-être deux fois',
  undeliverable: '{{channel}} : envoi impossible',
  called: 'Appel téléphonique lancé',
  notAnswered: 'Appel téléphonique : personne n’a répondu',
  repeated: 'Rappel : {{count}} appels, personne ne s’en occupe',
  calledAgain: 'Nouvel appel : l’alerte sonne de nouveau',
  calledAgainAfter: 'Nouvel appel, {{name}} s’en occupait : l’alerte sonne de nouveau',
  released: '{{name}} ne s’en occupe plus : l’alerte attend de nouveau quelqu’un',
  nobodyReached: 'Personne n’a pu être joint',
  escalated: 'Étape {{level}}, personnes prévenues : {{count}}',
  passedOver: {
    only: 'Absents, non prévenus : {{names}}',
    administrators: 'Absents : {{names}}; administrateurs prévenus à leur place',
    themselves: 'Tous absents, prévenus quand même : {{names}}',
  },
  superseded: 'Jamais résolue : un nouvel appel a ouvert une autre alerte',
  acknowledged: '{{name}} s’en occupe',
  seen: 'Vue par {{name}}, le personnel reste appelé',
}
