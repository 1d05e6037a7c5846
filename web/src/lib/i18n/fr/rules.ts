/** By which rules a home is told of what its sensors say. */
export const rules = {
  help: 'Chaque règle activée lève une alerte, qui sonne sur les écrans, et dit à qui écrire. Un appel à l’aide qu’aucune règle ne vise n’en lève aucune : les écrans de l’équipe le montrent, et seuls les administrateurs reçoivent un courriel.',
  none: 'Aucune règle de notification',
  noneHelp:
    'Tant qu’il n’y en a pas, les appels à l’aide ne lèvent aucune alerte : les écrans de l’équipe les montrent, et seuls les administrateurs reçoivent un courriel.',
  noneActive:
    'Aucune règle n’est activée, et les appels à l’aide ne lèvent aucune alerte : les écrans de l’équipe les montrent, et seuls les administrateurs reçoivent un courriel.',
  noneForCalls: 'Aucune règle activée ne vise un appel à l’aide : les appels ne lèvent aucune alerte.',
  add: 'Ajouter une règle',
  addTitle: 'Nouvelle règle de notification',
  change: 'Modifier la règle',
  changeOf: 'Modifier : {{name}}',
  activated: 'Activée',
  deactivated: 'Désactivée',
  activate: 'Activer',
  activateOf: 'Activer : {{name}}',
  deactivate: 'Désactiver',
  deactivateOf: 'Désactiver : {{name}}',
  remove: 'Supprimer la règle « {{name}} »?',
  removeOf: 'Supprimer : {{name}}',
  removeHelp:
    'Elle ne lèvera plus d’alerte. Celles qui sont en cours continuent de sonner, et ce qui est prévu si personne ne répond se fait; les alertes passées restent.',
  ofAll: 'Cette règle vaut pour tous les résidents.',
  deactivateAsked: 'Désactiver la règle « {{name}} »?',
  leavesCall:
    'Attention : ainsi changée, la règle laisse de côté des appels à l’aide auxquels aucune autre ne répond à toute heure. Ils ne lèveraient aucune alerte, et seuls les administrateurs recevraient un courriel.',
  lastForCall:
    'Aucune autre règle activée ne vise cet appel à l’aide pour tout le monde et à toute heure : qui appelle ainsi pourrait ne lever aucune alerte, et seuls les administrateurs recevraient un courriel.',
  showDeactivated: 'Afficher les règles désactivées ({{count}})',
  sentence:
    'Quand un capteur signale « {{event}} » pour {{whom}}, {{when}}, prévenir {{people}} par {{ways}}.',
  sentenceBy:
    'Quand un capteur de type {{by}} signale « {{event}} » pour {{whom}}, {{when}}, prévenir {{people}} par {{ways}}.',
  named: '{{name}} ({{room}})',
  anyResident: 'n’importe quel résident',
  goneResident: 'un résident qui n’est plus là',
  anyTime: 'à toute heure',
  duringShifts: 'pendant : {{shifts}}',
  nobodyYet: '…',
  andOthers: '{{count}} autres',
  persons_one: '{{count}} personne',
  persons_other: '{{count}} personnes',
  relative: '{{name}} (proche)',
  reader: '{{name}} (lecture seule, ne peut prendre d’alerte)',
  untold: '{{name}} (membre sans niveau, ne reçoit pas d’alerte)',
  contactOfResident: 'le contact du résident',
  somebodyGone: 'une personne qui n’a plus accès',
  tellsNobody: 'Ne prévient personne : nommez dans cette règle quelqu’un qui a accès',
  way: {
    sms: 'texto',
    email: 'courriel',
    voice: 'appel téléphonique',
    push: 'notification sur le téléphone',
  },
  begin: 'Commencer par',
  ready: {
    button: 'Bouton d’appel',
    pullCord: 'Tirette',
    fall: 'Chute',
    wandering: 'Errance',
    bedExit: 'Sort du lit',
    bedEdge: 'S’assoit au bord du lit',
    chairExit: 'Se lève de sa chaise',
    door: 'Porte ouverte',
    floorMat: 'Pied sur le tapis de sol',
    motion: 'Mouvement dans la chambre',
  },
  readyAtNight: '{{name}}, la nuit',
  ownRule: 'Une autre règle',
  ownRuleHelp: 'Vous dites vous-même ce que le capteur signale.',
  goOn: 'Poursuivre la règle commencée',
  withoutContact_one:
    'Ce résident n’a pas de contact joignable par ces moyens : {{list}}. Son contact ne sera pas prévenu.',
  withoutContact_other:
    'Ces résidents n’ont pas de contact joignable par ces moyens : {{list}}. Leur contact ne sera pas prévenu.',
  andResidents: '{{count}} autres résidents',
  trying: 'Essai de la règle sur les derniers mois…',
  notTried: 'La règle n’a pas pu être essayée sur les derniers mois.',
  noDevice: 'Ce résident n’a aucun appareil de ces types : la règle ne lèverait rien aujourd’hui.',
  nothingKnown:
    'Rien n’est encore connu de ce résident par ces appareils : on ne peut pas dire combien d’alertes la règle aurait levées.',
  wouldHave_one: 'Depuis le {{since}}, cette règle aurait levé {{count}} alerte (jours connus : {{known}}).',
  wouldHave_other:
    'Depuis le {{since}}, cette règle aurait levé {{count}} alertes (jours connus : {{known}}).',
  messagesEach_one: 'Soit au moins {{count}} message par personne : {{people}}.',
  messagesEach_other: 'Soit au moins {{count}} messages par personne : {{people}}.',
  triedUnknown_one: 'Pour {{count}} quart ou jour, trop peu était connu pour le dire.',
  triedUnknown_other: 'Pour {{count}} quarts ou jours, trop peu était connu pour le dire.',
  grey: 'En gris, des jours dont rien n’est connu.',
  greyInPart:
    'En gris, des jours sans alerte dont rien n’est connu, ou pas de tous : un résident a pu en avoir une.',
  triedHow: 'Une colonne par jour, de minuit à minuit; les quarts de la règle sont teintés.',
  triedHowLive:
    'Ce qui se répète dans les dix minutes compte pour une alerte. Une colonne par jour, de minuit à minuit; les quarts de la règle sont teintés.',
  tried: 'Essai de la règle',
  wouldHaveNone:
    'Depuis le {{since}}, cette règle n’aurait levé aucune alerte dans ce qui est connu (jours connus : {{known}}).',
  noSilence: 'Depuis le {{since}}, aucun silence de ses capteurs n’a été signalé.',
  silences_one:
    'Depuis le {{since}}, {{count}} silence de ses capteurs a été signalé, le {{last}} : un message de plus.',
  silences_other:
    'Depuis le {{since}}, {{count}} silences de ses capteurs ont été signalés, le dernier le {{last}} : {{count}} messages de plus.',
  lookedAtAll_one: 'Essayée sur le seul résident qui a un tel appareil.',
  lookedAtAll_other:
    'Essayée sur les {{count}} résidents qui ont un tel appareil; plus ils sont nombreux, moins on remonte loin.',
  lookedAt_one:
    'Essayée sur {{count}} résident des {{of}} qui ont un tel appareil : les autres n’ont pas été regardés.',
  lookedAt_other:
    'Essayée sur {{count}} résidents des {{of}} qui ont un tel appareil : les autres n’ont pas été regardés.',
  lookedAtSome_one: 'Essayée sur {{count}} résident : les autres n’ont pas été regardés.',
  lookedAtSome_other: 'Essayée sur {{count}} résidents : les autres n’ont pas été regardés.',
  noDeviceOfAny: 'Aucun résident n’a d’appareil de ces types : la règle ne lèverait rien aujourd’hui.',
  nothingKnownOfAny:
    'Rien n’est encore connu de ces résidents par ces appareils : on ne peut pas dire combien d’alertes la règle aurait levées.',
  tooManyToTry:
    'Il y a trop d’appareils pour essayer cette règle en une fois. Choisissez un résident pour l’essayer sur lui.',
  moveThreshold: 'Déplacer le seuil : {{amount}}',
  asTable: 'Voir les jours en tableau',
  withoutTable: 'Cacher le tableau',
  day: 'Jour',
  dayAlerts: 'Alertes',
  dayWhen: 'Quand',
  dayUnknown: 'inconnu',
  dayOfSome: '{{alerts}} (connu de {{heard}} résidents sur {{looked}})',
  triggered: 'Alerte en cours',
  fired: 'Dernière alerte : {{time}}',
  neverFired: 'N’a encore levé aucune alerte',
  notLately: 'Aucune alerte parmi les {{count}} dernières',
  firedOfOne: 'Dernière alerte pour ce résident : {{time}}',
  neverFiredOfOne: 'N’a encore levé aucune alerte pour ce résident',
  notLatelyOfOne: 'Aucune alerte parmi les {{count}} dernières de ce résident',
  firedUnknown: 'On ne sait pas en ce moment quand elle a levé une alerte',
  made: 'Créée par {{name}} ({{time}})',
  madeAt: 'Créée : {{time}}',
  lastChanged: 'modifiée par {{name}} ({{time}})',
  lastChangedAt: 'modifiée : {{time}}',
  noMember: 'quelqu’un qui n’est pas membre de l’établissement',
  ofResident: 'Règles de notification',
  ofResidentHelp: 'Celles de ce résident et celles de tous les résidents.',
  noneOfResident: 'Aucune règle ne concerne ce résident',
  noneOfResidentHelp:
    'Ses appels à l’aide ne lèvent aucune alerte : les écrans de l’équipe les montrent, et seuls les administrateurs reçoivent un courriel. Qui administre l’établissement, ou y a le droit d’écrire, peut ajouter une règle.',
  step: 'Étape {{at}} de {{of}}',
  next: 'Continuer',
  back: 'Précédent',
  event: 'Ce que le capteur signale',
  alarms: 'Appels à l’aide',
  otherEvents: 'Autres signaux',
  deviceTypes: 'Par quels types d’appareil',
  careButtonHelp:
    'Le bouton de soins sert à les commencer : coché, il lève une alerte à la place, et n’en commence plus.',
  careButtonCalls:
    'Le bouton de soins reste un appel à l’aide tant que cette règle existe, même désactivée : seuls les administrateurs en recevraient un courriel. Pour qu’il commence des soins, supprimez-la.',
  careButtonCares:
    'Si aucune autre règle ne le vise, le bouton de soins n’appellera plus personne : chaque pression commencera des soins.',
  whom: 'Pour quel résident',
  shifts: 'Pendant quels quarts',
  shiftsHelp: 'Aucun coché : à toute heure.',
  noShifts: 'L’établissement n’a pas de quart : la règle vaut à toute heure.',
  people: 'Qui prévenir',
  ways: 'Par quels moyens',
  waysHelp:
    'Chacun est joint par ceux de ces moyens qu’il a : un texto ou un appel ne va qu’à un numéro que la personne a confirmé dans son profil. Qui répond à un appel prend l’alerte en faisant le 1; une boîte vocale n’est pas une réponse. Une notification ne va qu’à qui les a activées dans son profil.',
  name: 'Nom de la règle',
  nameHelp: 'Il figure dans le déroulement des alertes.',
  noDeviceType: 'Choisissez au moins un type d’appareil',
  noRecipient: 'Choisissez au moins une personne',
  recipientUntold: 'Décochez qui ne peut être prévenu : {{list}}',
  noWay: 'Choisissez au moins un moyen',
  pushAlone: 'Une notification peut passer inaperçue : choisissez aussi un autre moyen',
  tooManyRecipients: 'Une règle prévient 50 personnes au plus',
  nameWrong: 'Donnez à la règle un nom de 120 caractères au plus',
  changedMeanwhile:
    '{{by}} a modifié cette règle entre-temps ({{at}}). Ce que vous changez ici ne sera pas enregistré : annulez, puis reprenez la règle telle qu’elle est.',
  changedMeanwhileAt:
    'Quelqu’un a modifié cette règle entre-temps ({{at}}). Ce que vous changez ici ne sera pas enregistré : annulez, puis reprenez la règle telle qu’elle est.',
  deletedMeanwhile:
    'Quelqu’un a supprimé cette règle entre-temps. Ce que vous changez ici ne peut plus être enregistré.',
  deactivatedMeanwhile:
    'Quelqu’un vient de désactiver cette règle. Vos changements peuvent être enregistrés, mais elle n’alertera personne tant qu’on ne l’aura pas activée.',
  isDeactivated:
    'Cette règle est désactivée : une fois enregistrée, elle n’alertera personne tant qu’on ne l’aura pas activée.',
}
