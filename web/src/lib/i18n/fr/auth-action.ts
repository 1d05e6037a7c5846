export const authAction = {
  title: 'Lien de courriel',
  choosePassword: 'Choisissez votre mot de passe',
  passwordOf: 'Pour le compte de {{email}}.',
  savePassword: 'Enregistrer et continuer',
  saving: 'Enregistrement…',
  anotherLink: 'Demander un autre lien',
  othersOpen:
    'Votre mot de passe est changé, mais vos sessions sur d’autres appareils restent ouvertes jusqu’à une heure. Continuez, puis fermez-les dans votre profil.',
  passwordChosen:
    'Votre mot de passe est enregistré, mais la connexion n’a pas abouti. Connectez-vous avec lui. Vos sessions sur d’autres appareils restent ouvertes jusqu’à une heure : fermez-les dans votre profil.',
  ofAnother:
    'Ce lien est celui de {{email}}, et cet appareil est dans la session de {{signedInAs}}. Fermez-la d’abord, ou ouvrez ce lien sur un autre appareil.',
  toSession: 'Aller à la session ouverte',
  checking: 'Vérification du lien…',
  verify: 'Vérifier votre courriel',
  verifyOf: '{{email}} est-il bien le courriel de votre compte Vigie?',
  verifyDo: 'Oui, c’est le mien',
  verifyDone: 'Courriel vérifié.',
  goOn: 'Continuer',
  recover: 'Reprendre votre courriel',
  recoverOf: 'Le courriel de votre compte a été changé. Voulez-vous remettre {{email}}?',
  recoverDo: 'Remettre ce courriel',
  recoverDone:
    'Votre courriel est remis. Si ce n’est pas vous qui l’aviez changé, choisissez aussi un nouveau mot de passe.',
  newPassword: 'Choisir un nouveau mot de passe',
  change: 'Changer votre courriel',
  changeOf: 'Le courriel de votre compte Vigie doit-il devenir {{email}}?',
  changeDo: 'Oui, le changer',
  changeDone:
    'Le courriel de votre compte est maintenant {{email}}. Connectez-vous de nouveau, avec ce courriel.',
  signInAgain: 'Se connecter de nouveau',
  changedBeside:
    'Cet appareil est dans la session de {{signedInAs}}, qui reste ouverte. Connectez-vous sur un autre appareil.',
  invalidChange:
    'Ce lien n’est pas valable ou ne l’est plus : il sert une fois, dans l’heure. Si vous l’avez déjà ouvert, votre courriel est changé : connectez-vous avec le nouveau; sinon, avec celui d’avant, qui reste le vôtre.',
  notWhole:
    'Ce lien n’est pas valable : il en manque peut-être une partie. Ouvrez-le dans le courriel même. S’il n’y mène pas plus loin, connectez-vous; la page de connexion permet aussi de demander un nouveau mot de passe.',
  invalidRecover:
    'Ce lien n’est pas valable ou ne l’est plus : il sert une fois. Si le courriel de votre compte a été changé sans vous, avertissez qui administre votre établissement.',
  invalidVerify:
    'La vérification a échoué : le lien n’est pas valable ou ne l’est plus. Si vous l’avez déjà ouvert, votre courriel est vérifié; sinon, connectez-vous pour en demander un autre.',
  invalidReset:
    'Ce lien de réinitialisation du mot de passe n’est pas valable. Veuillez réessayer : il sert une fois, dans l’heure, et vous pouvez en demander un autre.',
  resetFailed: 'La réinitialisation du mot de passe a échoué. Veuillez réessayer.',
  weakPassword: 'Ce mot de passe est trop faible. Choisissez-en un autre.',
  noNetwork: 'Le serveur ne répond pas. Vérifiez le réseau, puis réessayez.',
  unknown: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
}
