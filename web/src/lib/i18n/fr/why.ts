/** Why an event raised an alert, or did not. */
export const why = {
  title: 'Pourquoi une alerte, ou pas',
  asToday: 'Selon les règles de l’établissement telles qu’elles sont aujourd’hui.',
  alerts: 'Ce qui s’est passé',
  opened: 'A levé l’alerte « {{name}} »',
  counted: 'S’est ajouté à l’alerte « {{name}} », déjà en cours',
  since: 'La règle a été modifiée ou supprimée depuis.',
  noAlert: 'N’a levé aucune alerte.',
  rules: 'Ce que font les règles',
  fires: 'Se déclenche',
  silent: {
    deactivated: 'Reste silencieuse : elle est désactivée',
    otherBeneficiary: 'Reste silencieuse : elle vise un autre résident',
    otherAction: 'Reste silencieuse : elle vise un autre signal',
    otherDeviceType: 'Reste silencieuse : elle ne vise pas ce type d’appareil ({{type}})',
    lateAndNotACallForHelp:
      'Reste silencieuse : l’événement est arrivé en retard, et n’est pas un appel à l’aide',
    outsideShifts: 'Reste silencieuse : c’était en dehors de ses quarts',
    duringCare: 'Reste silencieuse : des soins étaient en cours, et ce n’est pas un appel à l’aide',
  },
  others_one: '{{count}} règle vise un autre signal : {{names}}',
  others_other: '{{count}} règles visent un autre signal : {{names}}',
  none: 'Aucune règle ne vise ce signal pour ce résident.',
  callToNobody: 'Cet appel à l’aide n’est signalé qu’aux administrateurs.',
  unreadable_one: '{{count}} règle ne peut être lue : ce qu’elle fait n’est pas connu.',
  unreadable_other: '{{count}} règles ne peuvent être lues : ce qu’elles font n’est pas connu.',
}
