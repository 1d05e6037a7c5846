import { frenchEvents } from '../../sensors/event-words/fr.ts'

/** Of one as of several: "1,5 jour", "2 jours". */
const s = (count: number): string => (Math.abs(count) < 2 ? '' : 's')
const days = (count: number): string => `${count} jour${s(count)}`
const ofMonth = (isPast: boolean): string => (isPast ? 'ce mois-là' : 'ce mois-ci')

/** What the report of a resident says, in French (fr-CA). */
export const french = {
  title: 'Rapport complet',
  span: (from: string, to: string) => `Du ${from} au ${to}`,
  madeBy: (name: string, time: string) =>
    `Préparé par ${name}, le ${time}, avec ce que cette personne peut lire.`,
  relative: (name: string) => `${name} (proche)`,
  archived: (name: string) => `${name} (archivé)`,
  unreadable: (count: number) =>
    Math.abs(count) < 2
      ? `${count} enregistrement n’a pas pu être lu : il manque ici.`
      : `${count} enregistrements n’ont pas pu être lus : ils manquent ici.`,
  cut: 'Il y en a plus que ce rapport ne peut en montrer : choisissez une période plus courte.',
  unwritten: 'Les caractères marqués � ne peuvent pas être écrits dans un PDF : voyez-les à l’écran.',
  said: (what: string, values: string) => `${what} : ${values}`,
  average: {
    title: 'En moyenne',
    help: 'Les jours complets seulement. Un jour observé à moins de 70\u00a0% ne compte pas.',
    before: (count: number) => (count === 1 ? 'le jour d’avant' : `les ${count} jours d’avant`),
    more: (value: string, amount: string, before: string, count: number) =>
      `${value}, ${amount} de plus que ${before} (${days(count)}).`,
    less: (value: string, amount: string, before: string, count: number) =>
      `${value}, ${amount} de moins que ${before} (${days(count)}).`,
    same: (value: string, before: string, count: number) => `${value}, comme ${before} (${days(count)}).`,
    alone: (value: string, count: number, before: string, isOne: boolean) =>
      `${value} (${days(count)}). Rien à quoi comparer : ${before} ${isOne ? 'n’est pas connu' : 'ne sont pas connus'}.`,
    restsBefore: (value: string, count: number) => `Avant : ${value}, sur ${days(count)}.`,
    leftOut: (count: number) =>
      Math.abs(count) < 2
        ? `${count} jour trop peu observé ne compte pas.`
        : `${count} jours trop peu observés ne comptent pas.`,
    leftOutBefore: (count: number) =>
      Math.abs(count) < 2
        ? `Avant, ${count} jour trop peu observé ne compte pas.`
        : `Avant, ${count} jours trop peu observés ne comptent pas.`,
    unknown: 'Pas connu : aucun jour complet n’a été assez observé.',
    untold: 'Aucun capteur ne l’a dit pendant cette période.',
    points: (count: number) => `${count} point${s(count)}`,
  },
  statistics: {
    averageUpCountPeriodAvg: {
      name: 'Levers',
      value: (amount: string, told: number) => `${amount} lever${s(told)} par jour`,
    },
    averageSitTimePeriodAvg_hours: {
      name: 'Temps au fauteuil',
      value: (amount: string, _told: number) => `${amount} au fauteuil par jour`,
    },
    averageTemperature: { name: 'Température', value: (amount: string, _told: number) => amount },
    averageHumidity: { name: 'Humidité', value: (amount: string, _told: number) => amount },
    averageCo2: { name: 'CO₂', value: (amount: string, _told: number) => amount },
  },
  byDay: {
    title: 'Les capteurs, jour par jour',
    help: 'Pas connu : aucun capteur ne l’a dit. Trop peu observé : à moins de 70\u00a0%.',
    none: 'Aucun capteur n’a rien dit de ces jours.',
    day: 'Jour',
    goingOn: (day: string) => `${day} (en cours)`,
    observed: 'Observé',
    timesUp: 'Levers',
    inBed: 'Au lit',
    inChair: 'Au fauteuil',
    out: 'Hors de la chambre (estimé)',
    nightExits: 'Sorties du lit la nuit (22\u00a0h à 7\u00a0h)',
    calls: 'Appels à l’aide',
    notKnown: 'pas connu',
    tooLittle: 'trop peu observé',
  },
  alerts: {
    title: 'Alertes',
    none: 'Aucune alerte durant cette période.',
    noneTaken: 'Personne n’en a pris en charge.',
    answered: (taken: number, of: number, median: string, most: string) =>
      `Prises en charge : ${taken} sur ${of}. Une fois sur deux en ${median} ou moins, en ${most} au plus.`,
    taken: (name: string, time: string) => `${name}, après ${time}`,
    notTaken: 'personne ne l’a prise en charge',
    goesOn: 'n’est pas résolue',
    superseded: 'Jamais résolue : une alerte plus récente l’a remplacée',
    resolutions: {
      helped: 'Aide donnée',
      falseAlarm: 'Fausse alerte',
      test: 'Essai',
      other: 'Autre raison',
    },
  },
  moods: {
    title: 'Humeur, santé et appétit',
    none: 'Rien n’a été noté durant cette période.',
    names: { mood: 'Humeur', health: 'Santé', appetite: 'Appétit' },
    often: (value: string, count: number) => `${value}, ${count} fois`,
  },
  tasks: {
    title: 'Tâches',
    none: 'Aucune tâche faite ni à faire durant cette période.',
    done: 'Faites',
    missed: 'Non faites',
    missedHelp: 'Telles que les tâches sont prévues maintenant, ou l’étaient avant de changer.',
    doneOften: (task: string, count: number, name: string, time: string) =>
      `${task} : ${count} fois, ${count === 1 ? '' : 'la dernière '}par ${name}, ${time}`,
    missedAt: (task: string, times: string) => `${task} (${times})`,
    ofRelative: (task: string) => `« ${task} », écrite par un proche`,
    missedMany: (task: string, times: string, count: number) => `${task} (${times}…, ${count} fois)`,
    left: {
      deactivated: (name: string) => (name === '' ? 'désactivée' : `désactivée par ${name}`),
      deleted: (name: string) => (name === '' ? 'supprimée' : `supprimée par ${name}`),
      changed: (name: string) => (name === '' ? 'modifiée' : `modifiée par ${name}`),
      undone: (name: string) =>
        name === '' ? 'de nouveau non faite' : `de nouveau non faite, selon ${name}`,
    },
  },
  notes: {
    title: 'Notes',
    none: 'Aucune note que vous puissiez lire durant cette période.',
    received: 'reçue',
    edited: 'modifiée',
    private: 'Privée : équipe soignante',
  },
  home: {
    title: 'Rapport mensuel',
    otherClock: (place: string) =>
      `Les jours de ce mois ont été comptés à l’heure que la résidence avait alors (${place}).`,
    goingOn: 'Ce mois n’est pas terminé : ce rapport va jusqu’au moment où il a été préparé.',
    madeBy: (name: string, time: string) => `Préparé par ${name}, le ${time}.`,
    alerts: {
      title: 'Alertes',
      help: 'Par gravité, par règle et par chambre, dans le mois où elles ont été levées.',
      all: 'Alertes',
      none: (isPast: boolean) => `Aucune alerte ${ofMonth(isPast)}.`,
      resolved: 'Résolues',
      nothingWrong: 'dont fausses alertes',
      severity: 'Gravité',
      severities: { callForHelp: 'Appel à l’aide', warning: 'Avertissement', technical: 'À vérifier' },
      rule: 'Règle',
      rules: 'Par règle',
      room: 'Chambre',
      rooms: 'Par chambre, les dix au plus qui en ont eu le plus',
      noRoom: 'sans chambre',
      unreadable: (count: number) =>
        count < 2 ? `${count} alerte n’a pas pu être lue.` : `${count} alertes n’ont pas pu être lues.`,
      cut: 'Il y en a plus que ce rapport n’en compte : seules les plus récentes y sont.',
    },
    answers: {
      title: 'Délais de réponse aux appels à l’aide',
      none: 'Aucun appel à l’aide : rien à en dire.',
      minute: 'En 60 secondes ou moins',
      threeMinutes: 'En 3 minutes ou moins',
      share: (percent: string, part: string, whole: string) => `${percent} (${part} sur ${whole})`,
    },
    messages: {
      title: 'Messages et leur coût',
      unknown: 'Pas connu : les messages de ce mois n’ont pas été comptés.',
      since: (date: string) => `Comptés depuis le ${date} seulement.`,
      channel: 'Canal',
      channels: { email: 'Courriels', sms: 'Textos', voice: 'Appels téléphoniques' },
      count: 'Messages',
      cost: 'Coût',
      total: 'En tout',
      noPrice: 'prix pas connu',
      segments: (count: number) => `${count} segment${s(count)}`,
    },
    silences: {
      title: 'Appareils silencieux',
      unknown: 'Pas connu : les silences sont gardés 90 jours après leur fin.',
      none: (isPast: boolean) => `Aucun appareil n’a été signalé silencieux ${ofMonth(isPast)}.`,
      device: 'Appareil',
      home: 'Tout l’établissement',
      gateway: 'Passerelle',
      location: 'Emplacement',
      times: 'Silences',
      length: 'Durée en tout',
      goesOn: 'dure encore',
    },
    tasks: {
      title: 'Tâches',
      done: 'Faites',
      missed: 'Non faites',
      none: (isPast: boolean) => `Aucune tâche à faire ${ofMonth(isPast)}.`,
      cut: 'Il y en a plus que ce rapport n’en compte.',
    },
    observed: {
      title: 'Ce qui a été observé',
      help: 'Des résidents qui habitent ici maintenant, les jours complets de ce mois.',
      unknown: 'Pas connu : aucun jour de ce mois n’est gardé.',
      only: (none: string, share: string) => `${none} Mais seulement ${share} du temps a été observé.`,
      share: 'Part du temps observée',
      enough: 'Jours observés à 70\u00a0% ou plus',
      known: 'Jours dont les chiffres sont gardés',
      of: (part: string, whole: string) => `${part} sur ${whole}`,
    },
  },
  events: frenchEvents,
}
