/** What stands in the place of what cannot be shown. */
export const notShown = {
  title: 'Vous n’avez pas accès à cette page',
  help: 'Votre accès a peut-être changé. Demandez à un administrateur de l’établissement.',
  homes: 'Vos établissements',
  unreadable_one: '{{count}} fiche ne peut être affichée : {{list}}. Prévenez votre administrateur.',
  unreadable_other: '{{count}} fiches ne peuvent être affichées : {{list}}. Prévenez votre administrateur.',
  record: 'n° {{id}}',
}
