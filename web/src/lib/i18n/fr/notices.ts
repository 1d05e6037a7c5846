export const notices = {
  label: 'Appels à l’aide à vérifier',
  line: {
    refused_one: 'Appel à l’aide refusé {{when}}, sans alerte :',
    refused_other: 'Appels à l’aide refusés, sans alerte, {{count}} appareils, le dernier {{when}} :',
    illegible_one: 'Appel à l’aide peut-être illisible {{when}}, sans alerte :',
    illegible_other:
      'Appels à l’aide peut-être illisibles, sans alerte, {{count}} appareils, le dernier {{when}} :',
    noRule_one: 'Appel à l’aide {{when}}, sans alerte :',
    noRule_other: 'Appels à l’aide sans alerte, {{count}} appareils, le dernier {{when}} :',
    unreadableRule_one: 'Appel à l’aide à vérifier, {{when}} :',
    unreadableRule_other: 'Appels à l’aide à vérifier, {{count}} appareils, le dernier {{when}} :',
  },
  title: {
    refused: 'Des appels à l’aide sont refusés',
    illegible: 'Des messages illisibles sont peut-être des appels à l’aide',
    noRule: 'Des appels à l’aide n’ont alerté personne',
    unreadableRule: 'Une règle d’alerte est à corriger',
  },
  titleIn: {
    refused: '{{name}} : des appels à l’aide sont refusés',
    illegible: '{{name}} : des messages illisibles sont peut-être des appels à l’aide',
    noRule: '{{name}} : des appels à l’aide n’ont alerté personne',
    unreadableRule: '{{name}} : une règle d’alerte est à corriger',
  },
  outcome: {
    refused: 'Aucune alerte n’a été créée.',
    illegible: 'Aucune alerte n’a été créée. Faites corriger la passerelle.',
    noRule: 'Aucune alerte n’a été créée. Si une règle doit y répondre, faites-la ajouter ou corriger.',
    unreadableRule: 'Un appel à l’aide n’a peut-être prévenu personne. Faites corriger la règle.',
  },
  latest: 'le dernier',
  devices: 'Appareils :',
  perhapsOthers: 'et peut-être d’autres',
  retired: 'appareil retiré',
  near: 'à un chiffre près',
  seeResident: 'voir la fiche',
  unseen: 'Les appels à l’aide qui n’ont alerté personne ne peuvent être vus en ce moment.',
}
