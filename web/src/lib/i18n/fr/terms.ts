export const terms = {
  title: 'Conditions d’utilisation',
  version: 'Version {{version}}',
  /** What stands around them where they are to be accepted before one goes on: none of their own words. */
  step: {
    title: 'Conditions',
    help: 'Pour continuer, lisez et acceptez la version en vigueur des conditions d’utilisation, et vérifiez votre nom : c’est lui que lisent vos collègues. Les appels à l’aide restent affichés et sonnent comme d’habitude.',
    goOn: 'Continuer',
  },
  service: {
    title: '1. Le service',
    text: 'Vigie aide le personnel des résidences et des établissements de soins à veiller sur les personnes qui y vivent : capteurs, alertes, notes et documents. Vigie soutient la surveillance et ne la remplace pas. Elle ne pose aucun diagnostic et n’est pas un service d’urgence.',
  },
  account: {
    title: '2. Votre compte',
    text: 'Votre compte est personnel. Ne prêtez ni votre mot de passe ni votre session, et fermez-la quand vous quittez un appareil partagé. Un compte ne donne accès à aucun établissement tant que celui-ci ne vous a pas invité; vous pouvez aussi en créer un, que vous administrez alors. Avertissez sans tarder votre établissement si vous croyez que quelqu’un d’autre s’en est servi.',
  },
  conduct: {
    title: '3. Ce qui est attendu de vous',
    text: 'Ne consultez que ce dont vous avez besoin pour prendre soin d’une personne. Écrivez ce qui est exact, avec respect. Ne copiez ni ne diffusez ce que vous lisez hors de votre établissement, sauf si la loi l’exige. N’essayez pas de contourner les droits qui vous sont donnés.',
  },
  alerts: {
    title: '4. Les alertes',
    text: 'Une alerte dépend de capteurs, de piles, de réseaux et de fournisseurs de messages, qui peuvent tous manquer. Votre établissement garde en tout temps d’autres moyens de veiller et d’être appelé. En prenant une alerte, vous dites à vos collègues que vous y allez. En cas d’urgence, composez le 911.',
  },
  data: {
    title: '5. Les renseignements personnels',
    text: 'Les renseignements sur les résidents appartiennent à leur dossier et relèvent de votre établissement. Nous les traitons pour lui, afin de fournir le service, et ne les vendons pas. Nous conservons votre nom, votre courriel et, si vous les donnez, vos numéros de téléphone, ainsi que la trace de ce que vous faites dans Vigie. Vous pouvez demander à les consulter ou à les faire corriger.',
  },
  availability: {
    title: '6. Disponibilité',
    text: 'Nous faisons de notre mieux pour que Vigie réponde jour et nuit. Elle peut s’interrompre pour un entretien ou une panne. L’écran vous dit quand il n’est plus à jour : ce qui manque n’est jamais un signe que tout va bien.',
  },
  liability: {
    title: '7. Responsabilité',
    text: 'Chacun répond de ce qu’il fait avec le service. Dans la mesure permise par la loi, nous ne répondons pas d’un dommage causé par l’absence d’une autre surveillance, par un appareil mal posé ou par un réseau en panne. Rien ici ne limite les droits que la loi vous donne.',
  },
  end: {
    title: '8. Fin de l’accès',
    text: 'Votre établissement peut retirer votre accès à tout moment. Vous pouvez demander la fermeture de votre compte. Ce que vous avez écrit au dossier d’un résident y reste, avec votre nom.',
  },
  changes: {
    title: '9. Changements',
    text: 'Si ces conditions changent, nous vous demandons d’accepter la nouvelle version avant de continuer. La version que vous acceptez et le moment où vous l’acceptez sont conservés. Les lois du Québec et du Canada s’appliquent.',
  },
}
