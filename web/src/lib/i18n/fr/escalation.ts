/** Ce qu’un établissement fait tant que personne ne répond à une alerte. */
export const escalation = {
  help: 'Une alerte dont personne n’accuse réception passe à d’autres personnes, étape par étape, jusqu’à ce que quelqu’un s’en occupe. La dernière étape se répète, et tous les écrans disent que personne n’a répondu.',
  nothingYet:
    'Rien n’est encore enregistré : une alerte sans réponse reste à ceux que sa règle prévient. Voici de quoi commencer.',
  activated: 'Passer à d’autres personnes tant que personne ne répond',
  alerts: 'Pour quelles alertes',
  callsForHelp: 'Les appels à l’aide',
  all: 'Toutes les alertes',
  level: 'Étape {{level}}',
  firstStep: 'La règle de notification prévient ceux qu’elle nomme, comme toujours.',
  afterRule: 'Minutes sans réponse avant cette étape',
  afterStep: 'Minutes sans réponse après l’étape {{level}}',
  whom: 'Qui prévenir',
  onShift: 'Qui est de quart à ce moment',
  people: 'Personnes en plus (facultatif)',
  addPerson: 'Ajouter une personne…',
  removePerson: 'Retirer {{name}}',
  ways: 'Par quels moyens',
  addStep: 'Ajouter une étape',
  removeStep: 'Supprimer l’étape {{level}}',
  repeat: 'Répéter la dernière étape toutes les … minutes',
  within: 'Minutes après lesquelles continuer si l’alerte est prise, mais pas résolue (facultatif)',
  shifts: 'Qui travaille pendant quel quart',
  shiftsHelp:
    'C’est ainsi que l’on sait qui est de quart. Qui n’a plus accès, ou n’a ni numéro confirmé ni courriel vérifié, est passé, et l’alerte le dit.',
  noShifts: 'L’établissement n’a pas encore de quart : ajoutez-les sous « Quarts de travail ».',
  shiftOf: '{{name}}, {{start}} à {{end}}',
  emptyShifts:
    'Personne n’est indiqué pour : {{shifts}}. Une étape qui prévient qui est de quart n’y joindra que les personnes nommées.',
  hours: '{{start}} à {{end}}',
  gaps: 'Aux heures suivantes, une étape qui prévient seulement qui est de quart n’écrit à personne, et passe à la suivante : {{hours}}.',
  gapsAlways:
    'À toute heure, une étape qui prévient seulement qui est de quart n’écrit à personne, et passe à la suivante.',
  stepsLeft:
    'Ceux que nommait l’étape {{steps}} n’ont plus accès : elle ne prévient plus personne. Nommez quelqu’un d’autre.',
  reader: '{{name}} (lecture seule, ne peut prendre d’alerte)',
  relative: '{{name}} (proche, ne peut prendre d’alerte)',
  nobodyOnShift:
    'Personne n’est indiqué pour aucun quart : dites plus bas qui y travaille, ou ajoutez une personne',
  minutesWrong: 'Un nombre de minutes entier, de 1 à 120',
  repeatWrong: 'Un nombre de minutes entier, de 2 à 120',
  noPeople: 'Choisissez qui est de quart, ou au moins une personne',
  way: {
    email: 'Courriel',
    sms: 'Texto',
    voice: 'Appel téléphonique',
    push: 'Notification sur le téléphone',
  },
  noWay: 'Choisissez au moins un moyen',
  pushAlone: 'Une notification peut passer inaperçue : choisissez aussi un autre moyen',
}
