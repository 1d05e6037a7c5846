/** Signing out somebody who left a screen that is locked. */
export const leaveLocked = {
  leave: 'Ce n’est pas vous? Se déconnecter',
  noPassword:
    'Vous vous connectez par un autre service, sans mot de passe de Vigie. À moins d’avoir un code, déconnectez-vous ci-dessous, puis reconnectez-vous. Un mot de passe se choisit dans votre profil : il déverrouillera l’écran la prochaine fois.',
  title: 'Cet appareil n’avertira plus personne',
  help: 'Une fois la session fermée, il n’affichera et ne fera sonner aucune alerte, jusqu’à ce que quelqu’un s’y connecte. Continuez seulement si quelqu’un va s’y connecter maintenant.',
  calling: '{{alerts}} : cet appareil cessera de sonner.',
  offline:
    'Hors ligne : personne ne pourra se connecter avant le retour du réseau, et ce qui est commencé ici sera perdu.',
  confirm: 'Faire taire et déconnecter',
  stay: 'Rester',
}
