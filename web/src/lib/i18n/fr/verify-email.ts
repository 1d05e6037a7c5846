export const verifyEmail = {
  title: 'Vérifiez votre courriel',
  sentTo: 'Nous avons écrit à {{email}}. Ouvrez le lien de ce courriel pour continuer.',
  resend: 'Renvoyer le courriel',
  resent: 'Courriel de vérification envoyé.',
  notAgain:
    'Aucun nouveau courriel : le dernier vient d’être envoyé, ou il y en a eu beaucoup. Voyez aussi vos indésirables, ou réessayez plus tard.',
  resendFailed: 'L’envoi du courriel de vérification a échoué. Réessayez plus tard.',
  check: 'J’ai déjà vérifié',
  stillNot: 'Votre courriel n’est pas encore vérifié. Ouvrez d’abord le lien du courriel.',
  checkFailed: 'La vérification n’a pas pu se faire.',
}
