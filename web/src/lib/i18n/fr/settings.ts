export const settings = {
  language: 'Langue',
  languageHelp: 'Celle des écrans et des courriels que vous recevez, sur tous vos appareils.',
  languageOf: 'Langue de Vigie',
  sound: 'Son des alertes sur cet appareil',
  soundHelp: 'Ces réglages valent pour cet appareil seulement. Ailleurs, rien ne change.',
  soundOn: 'Les alertes sonnent',
  soundOff: 'Aucune alerte ne sonne sur cet appareil tant que vous y êtes connecté. Elles restent à l’écran.',
  volume: 'Volume',
  low: 'Faible',
  normal: 'Normal',
  loud: 'Fort',
  louder: 'Très fort',
  loudest: 'Le plus fort',
  tryOut: 'Écouter une alerte',
  tryHelp:
    'Vous n’entendez rien? Montez le volume de l’appareil et vérifiez qu’il n’est pas en mode silencieux.',
  tried: 'Une alerte vient de sonner, comme elle sonnera la nuit.',
  notHeard:
    'Le navigateur ne laisse pas Vigie sonner. Permettez le son pour ce site dans ses réglages, puis réessayez.',
}
