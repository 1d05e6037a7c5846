export const common = {
  optional: '{{what}} (facultatif)',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  delete: 'Supprimer',
  cancel: 'Annuler',
  unsavedQuestion: 'Ce que vous avez saisi n’est pas enregistré.',
  closeUnsaved: 'Perdre ce qui est saisi',
  goOn: 'Continuer la saisie',
  undo: 'Annuler',
  close: 'Fermer',
  clearSearch: 'Effacer la recherche',
  retry: 'Réessayer',
  notSavedYet: 'Ce que vous aviez écrit ici n’est pas encore enregistré.',
  unknown: 'à noter',
  room: 'Chambre {{room}}',
  showMore: 'Afficher plus',
  showLess: 'Afficher moins',
}

export const failure = {
  notReached: 'Le serveur ne répond pas. Vérifiez le réseau, puis réessayez.',
  unexpected: 'Une erreur est survenue. Réessayez dans un instant.',
  later: 'Réessayez dans un instant.',
  of: '{{who}} : {{why}}',
  /** `what` failed, of somebody or something. */
  about: '{{what}} : {{about}}.',
  more_one: 'Afficher {{count}} autre message d’erreur',
  more_other: 'Afficher {{count}} autres messages d’erreur',
  notLoaded: 'Cela n’a pas pu être chargé',
  languageNotLoaded: 'La langue n’a pas pu être changée. Rechargez la page, puis réessayez.',
  partNotLoaded: 'Cette partie de la page n’a pas pu être chargée. Rechargez la page.',
  reload: 'Recharger',
  pageTitle: 'Cette page n’a pas pu s’afficher',
  pageHelp:
    'Vos données sont en sécurité. Si la ligne a été coupée, attendez qu’elle revienne, puis rechargez la page; si rien ne change, prévenez votre administrateur.',
  noLine:
    'Le serveur ne répond pas encore : la page reste ouverte, pour ne pas perdre les alertes à l’écran.',
  invalidToken: 'Jeton non valable.',
  startTitle: 'Vigie n’a pas pu démarrer',
}

export const leaving = {
  leftTitle: 'Votre session est fermée',
  leftHelp: 'La page de connexion s’affichera dès que le serveur répondra.',
  failedTitle: 'La déconnexion n’a pas abouti',
  failedHelp: 'Ce navigateur est encore connecté à votre compte. Réessayez avant de laisser l’appareil.',
  failedWith: 'Ce que dit le navigateur : {{error}}',
  tooLong: 'La déconnexion n’a pas abouti à temps.',
  unheard: 'L’onglet qui déconnectait ne répond plus.',
}

export const notFound = {
  title: 'Page introuvable',
  help: 'L’adresse est erronée, ou ce que vous cherchez n’existe plus.',
  home: 'Retour à l’accueil',
}
