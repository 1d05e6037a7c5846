/** For how long a home keeps what its sensors say, in French (fr-CA). */
export const daysKept = {
  title: 'Conservation des données des capteurs',
  help: 'Ce que les capteurs disent est conservé événement par événement pendant cette durée, puis effacé pour toujours. Ce qui en est résumé, jour par jour et heure par heure, reste : les chiffres et les courbes des tendances, et les rapports. Les alertes, les notes et les fiches restent aussi.',
  keep: 'Conserver pendant',
  months_one: '{{count}} mois',
  months_other: '{{count}} mois',
  usual: '{{months}} (habituel)',
  exported: 'Dernière copie de sauvegarde : {{month}}, écrite le {{date}}.',
  notExported: 'Aucune copie de sauvegarde encore : chaque mois est copié une dizaine de jours après sa fin.',
  unreadable_one: '{{count}} enregistrement n’a pas pu être lu, et n’y est pas.',
  unreadable_other: '{{count}} enregistrements n’ont pas pu être lus, et n’y sont pas.',
  shorten: 'Conserver moins longtemps?',
  shortenWarning:
    'Ce que les capteurs ont dit il y a plus de {{months}} sera effacé pour toujours, dans une semaine. D’ici là, une durée plus longue annule ce choix; ensuite, elle ne ramènera rien.',
  shortenStays:
    'Restent : les chiffres de chaque jour et de chaque heure, les alertes, les notes et les fiches. Le détail d’un jour effacé (qui s’est levé à quelle minute) ne sera plus connu.',
  copiesStay: 'Les copies de sauvegarde déjà écrites restent chez l’exploitant de Vigie.',
  copyFirst:
    'Une copie de sauvegarde de ces données sera d’abord écrite, et restera chez l’exploitant de Vigie.',
  goFrom:
    'À partir du {{date}}, ce que les capteurs ont dit il y a plus de {{months}} sera effacé pour toujours. Choisir une durée plus longue d’ici là l’annule.',
  goNow:
    'Ce que les capteurs ont dit il y a plus de {{months}} est en train d’être effacé pour toujours; s’il n’en existe pas encore de copie de sauvegarde, elle est écrite d’abord.',
  shortenTold: 'Les autres administrateurs de l’établissement en seront avisés par courriel.',
  shortenButton: 'Conserver {{months}}',
}
