/** Why calls for help are refused, or tell nobody: the facts behind a banner, for staff. */
export const refusedCall = {
  cause: {
    missingApiKey: 'La passerelle n’envoie pas de clé d’API.',
    wrongApiKey: 'La clé d’API de la passerelle n’est pas celle de l’établissement.',
    unknownDevice: 'L’appareil n’appartient à aucun résident.',
    establishmentInactive: 'L’établissement est inactif.',
    unreadableRecord: 'Ce qui est enregistré de l’appareil ou de son établissement est illisible.',
    malformedJson: 'Ce qu’une passerelle envoie n’est pas du JSON.',
    invalidEvent: 'Ce qu’une passerelle envoie ne dit pas ce qu’un événement doit dire.',
    noRule: 'Aucune règle active de l’établissement ne s’appliquait à ces appels.',
    unreadableRule:
      'Une règle d’alerte de l’établissement ne nomme personne, ou est illisible en tout ou en partie.',
  },
  seen: 'Dernier appel : {{time}}.',
  where: 'Allez voir :',
  gateways: 'Passerelles, selon le nom qu’elles donnent : {{list}}',
}
