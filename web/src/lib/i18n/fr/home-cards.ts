/** The homes of whoever is signed in, as a list of cards. */
export const homeCards = {
  none: 'Aucun établissement pour l’instant',
  noneHelp:
    'Les établissements où vous travaillez seront ici. Demandez à l’administrateur de l’un d’eux d’inviter votre adresse, {{email}}. Si vous ouvrez un établissement, vous pouvez aussi l’ajouter.',
  noneAdministeredHelp:
    'Les établissements que vous administrez seront ici dès que vous en serez l’administrateur.',
  residentsCount_one: '{{count}} résident',
  residentsCount_other: '{{count}} résidents',
  nameOnly: 'Votre rôle reste à définir : demandez à un administrateur.',
  alertsTaken_one: '{{count}} alerte prise en charge',
  alertsTaken_other: '{{count}} alertes prises en charge',
  inactive: 'Inactif : aucun appel à l’aide n’alerte',
  unreadable_one: 'Le système ne peut accéder à {{count}} établissement pour l’instant : {{list}}.',
  unreadable_other: 'Le système ne peut accéder à {{count}} établissements pour l’instant : {{list}}.',
}
