export const notices = {
  label: 'Appels à l’aide refusés',
  title: 'Des appels à l’aide sont refusés',
  titleIn: '{{name}} : des appels à l’aide sont refusés',
  cause: {
    missingApiKey: 'La passerelle n’envoie pas de clé d’API.',
    wrongApiKey: 'La clé d’API de la passerelle n’est pas celle de l’établissement.',
    unknownDevice: 'L’appareil n’appartient à aucun résident.',
    establishmentInactive: 'L’établissement est inactif.',
    unreadableRecord: 'Ce qui est enregistré de l’appareil ou de son établissement est illisible.',
  },
  seen: 'Aucune alerte n’a été créée. Le dernier : {{time}}.',
  where: 'Allez voir :',
  devices: 'Appareils :',
  seeResident: 'voir la fiche',
  others_one: '{{count}} autre appareil',
  others_other: '{{count}} autres appareils',
  unseen: 'Les appels à l’aide refusés ne peuvent être vus en ce moment.',
}
