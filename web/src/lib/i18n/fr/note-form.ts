/** Where a note is written or changed, or could not be saved. */
export const noteForm = {
  change: 'Modifier la note',
  forWhom: 'Pour qui',
  publicChoice: 'Publique',
  missing: 'Écrivez quelque chose.',
  tooLong: 'Cette note est trop longue : 10 000 caractères au plus.',
  notShown: 'Cette note contient des caractères invisibles. Retapez ce que vous y avez collé.',
  keptHere:
    'Ce que vous écrivez reste sur cet appareil, chiffré, jusqu’à l’enregistrement : 24 heures au plus.',
  notKeptHere:
    'Pour l’instant, cet appareil ne garde pas ce que vous écrivez : enregistrez avant de fermer l’onglet.',
  othersRead:
    'Cette note n’est pas encore enregistrée : elle pourrait aussi être lue par {{names}}, et vous ne l’aviez pas encore vu. Si cela vous convient, enregistrez-la à nouveau.',
  stranded: 'Le dossier a été archivé : cette note n’a pas été enregistrée et ne peut plus l’être.',
  restored:
    'Cette note n’a pas été enregistrée parce que le dossier était archivé. Il ne l’est plus : vous pouvez l’enregistrer.',
  strandedHelp:
    'Copiez-la pour la transmettre autrement, ou demandez que le dossier soit restauré. Elle reste sur cet appareil 24 heures au plus.',
  mayNot:
    'Vous n’avez plus le droit d’écrire ici : cette note n’est pas enregistrée et ne peut plus l’être par vous.',
  mayNotHelp:
    'Copiez-la pour la transmettre autrement, ou demandez à l’administration. Elle reste sur cet appareil 24 heures au plus.',
  found_one: 'Vous avez une note commencée : {{who}}',
  found_other: 'Vous avez {{count}} notes commencées, la dernière : {{who}}',
  copy: 'Copier le texte',
  selected: 'Le navigateur ne permet pas de copier : le texte est sélectionné, copiez-le vous-même.',
  throwAway: 'Effacer le brouillon',
  keepMine: 'Enregistrer la mienne',
  saveAsNew: 'Enregistrer comme nouvelle note',
  keepOther: 'Garder celle-ci',
}
