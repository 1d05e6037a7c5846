/** How a resident is, as staff record it. */
export const moods = {
  of: 'Comment va {{name}}',
  known: '{{what}} : {{value}}, {{age}}',
  unknown: '{{what}} : à noter',
  whatOf: '{{what}} : ',
  saving: 'Enregistrement…',
  undoing: 'Annulation…',
  mood: {
    name: 'Humeur',
    choose: 'Humeur de {{name}}',
    recorded: '{{name}}, humeur notée : {{value}}',
    notRecorded: 'L’humeur n’a pas pu être notée pour {{name}}.',
    undone: '{{name}} : humeur annulée',
    notUndone: 'L’humeur notée pour {{name}} n’a pas pu être annulée.',
  },
  health: {
    name: 'Santé',
    choose: 'Santé de {{name}}',
    recorded: '{{name}}, santé notée : {{value}}',
    notRecorded: 'La santé n’a pas pu être notée pour {{name}}.',
    undone: '{{name}} : santé annulée',
    notUndone: 'La santé notée pour {{name}} n’a pas pu être annulée.',
  },
  appetite: {
    name: 'Appétit',
    choose: 'Appétit de {{name}}',
    recorded: '{{name}}, appétit noté : {{value}}',
    notRecorded: 'L’appétit n’a pas pu être noté pour {{name}}.',
    undone: '{{name}} : appétit annulé',
    notUndone: 'L’appétit noté pour {{name}} n’a pas pu être annulé.',
  },
}
