export const account = {
  create: 'Créer un compte',
  creating: 'Création…',
  name: 'Nom, tel que vos collègues vous connaissent',
  nameRequired: 'Inscrivez votre nom.',
  nameTooLong: 'Ce nom est trop long : 120 caractères au plus.',
  nameNotShown: 'Un nom a une lettre ou un chiffre au moins, et aucun caractère invisible.',
  acceptTerms: 'J’accepte les conditions d’utilisation',
  readTerms: 'Lire les conditions',
  termsRequired: 'Acceptez les conditions pour continuer.',
  created:
    'Nous avons écrit à {{email}}. Ouvrez le lien de ce courriel dans l’heure pour choisir votre mot de passe.',
  readMail: 'Lisez vos courriels',
  noMail: 'Rien reçu après quelques minutes? Regardez dans les indésirables, ou vérifiez l’adresse.',
  correctAddress: 'Corriger l’adresse',
  toLogin: 'Aller à la connexion',
  forgotten: 'Mot de passe oublié',
  forgottenHelp:
    'Inscrivez le courriel de votre compte : nous y enverrons un lien pour choisir un nouveau mot de passe.',
  forgottenLink: 'Mot de passe oublié?',
  sendLink: 'Envoyer le lien',
  sending: 'Envoi…',
  resetSent: 'Si {{email}} a un compte, un lien pour choisir un nouveau mot de passe vient d’y être envoyé.',
  newPassword: 'Nouveau mot de passe',
  again: 'Le même, encore une fois',
  passwordRequired: 'Inscrivez un mot de passe.',
  passwordWeak: 'Il manque quelque chose à ce mot de passe.',
  passwordsDiffer: 'Les deux mots de passe ne sont pas les mêmes.',
  there: 'Fait :',
  missing: 'Il manque :',
  needs: {
    length: 'au moins 8 caractères',
    number: 'un chiffre',
    lowercase: 'une lettre minuscule sans accent',
    uppercase: 'une lettre majuscule sans accent',
    special: 'un caractère spécial, comme « ! » ou « ? »',
  },
}

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
    'Votre mot de passe est enregistré, mais la connexion n’a pas abouti. Connectez-vous avec lui.',
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
  invalidCode:
    'Ce lien n’est pas valable ou ne l’est plus : il sert une fois, dans l’heure. Demandez-en un autre.',
  invalidVerify:
    'La vérification a échoué : le lien n’est pas valable ou ne l’est plus. Si vous l’avez déjà ouvert, votre courriel est vérifié; sinon, connectez-vous pour en demander un autre.',
  invalidReset:
    'Ce lien de réinitialisation du mot de passe n’est pas valable. Veuillez réessayer : il sert une fois, dans l’heure, et vous pouvez en demander un autre.',
  resetFailed: 'La réinitialisation du mot de passe a échoué. Veuillez réessayer.',
  weakPassword: 'Ce mot de passe est trop faible. Choisissez-en un autre.',
  noNetwork: 'Le serveur ne répond pas. Vérifiez le réseau, puis réessayez.',
  unknown: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
}
