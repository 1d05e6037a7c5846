/** What becomes of oneself where one takes one’s own access away, in French (fr-CA): what is said of others there is said to them. */
export const ownAccess = {
  letsGo_one:
    'Vous vous occupez de cette alerte, qui sera de nouveau ouverte et sonnera pour vos collègues :',
  letsGo_other:
    'Vous vous occupez de ces alertes, qui seront de nouveau ouvertes et sonneront pour vos collègues :',
  namingRules_one: 'Règle de notification qui vous prévient : {{rules}}',
  namingRules_other: 'Règles de notification qui vous préviennent : {{rules}}',
  namingRulesUnknown: 'On ne peut pas dire quelles règles de notification vous préviennent.',
  namingSteps: 'Étapes de « Si personne ne répond » qui vous préviennent : {{steps}}',
  namingPlans_one: 'Le plan propre à {{count}} résident vous prévient aussi.',
  namingPlans_other: 'Les plans propres à {{count}} résidents vous préviennent aussi.',
  namingStepsUnknown: 'On ne peut dire en ce moment quelles étapes vous préviennent.',
  theseRules_one:
    'Si l’on vous invite de nouveau, il faudra vous remettre dans cette règle, qui ne vous nommera plus.',
  theseRules_other:
    'Si l’on vous invite de nouveau, il faudra vous remettre dans ces règles, qui ne vous nommeront plus.',
  rules_one:
    'Si l’on vous invite de nouveau, il faudra vous remettre dans cette règle, qui ne vous nommera plus : {{rules}}',
  rules_other:
    'Si l’on vous invite de nouveau, il faudra vous remettre dans ces règles, qui ne vous nommeront plus : {{rules}}',
  steps:
    'Les étapes vous nomment toujours : si l’on vous invite de nouveau, elles vous préviendront comme avant.',
}
