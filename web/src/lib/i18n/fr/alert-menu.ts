/** What else than helping there is to do about an alert. */
export const alertMenu = {
  letGo: 'Je n’y vais pas : rouvrir l’alerte',
  letGoOf: 'Vous ne vous en occupez plus, l’alerte appelle de nouveau : {{where}}',
  notYours: 'Vous ne vous en occupiez plus : {{where}}',
  notLetGo: 'L’alerte n’a pas pu être rouverte, vous vous en occupez encore : {{where}}',
}
