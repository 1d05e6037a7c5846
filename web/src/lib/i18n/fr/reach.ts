/** Quand personne ne serait joint. */
export const reach = {
  when: {
    always: 'Dans les 24 prochaines heures',
    now: 'En ce moment et jusqu’à {{until}}',
    tonight: 'Cette nuit, de {{from}} à {{until}}',
    today: 'Aujourd’hui, de {{from}} à {{until}}',
    tomorrow: 'Demain, de {{from}} à {{until}}',
  },
  nobody: '{{when}}, personne n’est joignable pour un appel à l’aide.',
  nobodyFor: '{{when}}, personne n’est joignable pour un appel de : {{who}}.',
  rooms_one: 'chambre {{rooms}}',
  rooms_other: 'chambres {{rooms}}',
  residents_one: '{{count}} résident',
  residents_other: '{{count}} résidents',
  unknown_one:
    '{{when}}, on ne peut dire si quelqu’un est joignable pour {{count}} résident : une règle, un profil ou les étapes ne peuvent être lus.',
  unknown_other:
    '{{when}}, on ne peut dire si quelqu’un est joignable pour {{count}} résidents : une règle, un profil ou les étapes ne peuvent être lus.',
  why: {
    noRule:
      'Aucune règle en vigueur à ces heures ne vise les appareils des résidents : ajoutez-en une, ou étendez-en une à ces appareils et à ces heures.',
    away: 'Ceux qui devaient être prévenus sont absents : nommez quelqu’un d’autre. Sans cela, un appel n’irait qu’aux administrateurs, s’il y en a de présents.',
    mayNotGo:
      'Ceux qui sont prévenus ne peuvent prendre une alerte en charge : lecture seule, proches ou personne à prévenir du résident. Nommez quelqu’un du personnel.',
    noChannel:
      'Ceux qui devaient être prévenus n’ont ni numéro confirmé ni courriel vérifié, n’ont que leur courriel où un téléphone devrait sonner, ou ne peuvent voir le résident.',
  },
  change: 'Voir qui est prévenu',
  always: 'Dans les 24 prochaines heures, chaque appel à l’aide reçu joint quelqu’un.',
  noCalls: 'Aucun appareil d’ici ne peut appeler à l’aide.',
  notKnown:
    'On ne sait pas si quelqu’un est joignable dans les 24 prochaines heures. On le demande de nouveau.',
}
