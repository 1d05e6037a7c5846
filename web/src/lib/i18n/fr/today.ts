/** What is to be done in a home, in a shift or a day. */
export const today = {
  title: 'À faire',
  day: 'Aujourd’hui',
  shift: '{{name}}, de {{from}} à {{until}}',
  none: 'Rien à faire d’ici {{until}}',
  noneToday: 'Rien à faire aujourd’hui',
  noneHelp: 'Les tâches de tous les résidents viennent ici. On les ajoute dans les détails de chacun.',
  more: 'Il peut y en avoir d’autres : voici les {{count}} tâches à faire en premier.',
  readOn: 'Afficher les tâches suivantes',
  done_one: '{{count}} déjà faite',
  done_other: '{{count}} déjà faites',
}
