/** What a sign-out would leave: those whom one is on. */
export const leaveAlerts = {
  help: 'Si vous vous déconnectez, ces alertes seront de nouveau ouvertes et sonneront pour vos collègues.',
  unseenTitle: 'Toutes les alertes ne sont pas visibles ici',
  unseenHelp:
    'Si vous vous occupez de quelqu’un, l’alerte sera de nouveau ouverte et sonnera pour vos collègues.',
  button: 'Les laisser et se déconnecter',
  failed: 'Ces alertes n’ont pas pu être rendues : elles restent à votre nom. Prévenez vos collègues.',
}
