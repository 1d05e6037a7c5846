/** Signing out somebody who left a screen that is locked. */
export const leaveLocked = {
  leave: 'Ce n’est pas vous? Se déconnecter',
  title: 'Cet appareil n’avertira plus personne',
  help: 'Une fois la session fermée, il n’affichera et ne fera sonner aucune alerte, jusqu’à ce que quelqu’un s’y connecte. Continuez seulement si quelqu’un va s’y connecter maintenant.',
  calling: '{{alerts}} : cet appareil cessera de sonner.',
  confirm: 'Faire taire et déconnecter',
  stay: 'Rester',
}
