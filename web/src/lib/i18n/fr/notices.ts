export const notices = {
  label: 'Appels à l’aide à vérifier',
  summary_one: 'Appels à vérifier :',
  summary_other: 'Appels à vérifier, {{count}} appareils :',
  title: {
    refused: 'Des appels à l’aide sont refusés',
    noRule: 'Des appels à l’aide n’ont alerté personne',
    unreadableRule: 'Une règle d’alerte est à corriger',
  },
  titleIn: {
    refused: '{{name}} : des appels à l’aide sont refusés',
    noRule: '{{name}} : des appels à l’aide n’ont alerté personne',
    unreadableRule: '{{name}} : une règle d’alerte est à corriger',
  },
  cause: {
    missingApiKey: 'La passerelle n’envoie pas de clé d’API.',
    wrongApiKey: 'La clé d’API de la passerelle n’est pas celle de l’établissement.',
    unknownDevice: 'L’appareil n’appartient à aucun résident.',
    establishmentInactive: 'L’établissement est inactif.',
    unreadableRecord: 'Ce qui est enregistré de l’appareil ou de son établissement est illisible.',
    noRule: 'Aucune règle active de l’établissement ne s’appliquait à ces appels.',
    unreadableRule:
      'Une règle d’alerte de l’établissement ne nomme personne, ou est illisible en tout ou en partie.',
  },
  outcome: {
    refused: 'Aucune alerte n’a été créée.',
    noRule: 'Aucune alerte n’a été créée. Si une règle doit y répondre, faites-la ajouter ou corriger.',
    unreadableRule: 'Un appel à l’aide n’a peut-être prévenu personne. Faites corriger la règle.',
  },
  seen: 'Dernier appel : {{time}}.',
  where: 'Allez voir :',
  devices: 'Appareils :',
  perhapsOthers: 'et peut-être d’autres',
  gateways: 'Passerelles, selon le nom qu’elles donnent : {{list}}',
  seeResident: 'voir la fiche',
  unseen: 'Les appels à l’aide qui n’ont alerté personne ne peuvent être vus en ce moment.',
}
