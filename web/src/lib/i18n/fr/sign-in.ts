export const signIn = {
  title: 'Connexion',
  welcome: 'Veiller, de jour comme de nuit.',
  email: 'Courriel',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  submit: 'Se connecter',
  submitting: 'Connexion…',
  emailRequired: 'Inscrivez votre courriel.',
  emailInvalid: 'Ce courriel est incomplet : il s’écrit comme nom@exemple.ca.',
  passwordRequired: 'Inscrivez votre mot de passe.',
  wrongCredentials: 'Courriel ou mot de passe incorrect.',
  tooManyAttempts: 'Trop d’essais. Attendez quelques minutes, puis réessayez.',
  noNetwork: 'Le serveur ne répond pas. Vérifiez le réseau, puis réessayez.',
  unknown: 'La connexion a échoué. Réessayez dans un instant.',
  sessionExpired: 'Votre session a expiré, veuillez vous connecter.',
}

export const verifyEmail = {
  title: 'Vérifiez votre courriel',
  sentTo: 'Nous avons écrit à {{email}}. Ouvrez le lien de ce courriel pour continuer.',
  resend: 'Renvoyer le courriel',
  resent: 'Courriel de vérification envoyé.',
  resendFailed: 'L’envoi du courriel de vérification a échoué. Réessayez plus tard.',
  check: 'J’ai déjà vérifié',
  stillNot: 'Votre courriel n’est pas encore vérifié.',
  checkFailed: 'La vérification n’a pas pu se faire.',
}
