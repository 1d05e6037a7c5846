/** What is wrong with what a home is watched by. */
export const supervision = {
  ofHome: '{{name}} ·',
  several: '{{count}} établissements dont les alertes ou les capteurs ne sont pas en ordre : {{list}}…',
  severalHelp: 'Ouvrez un établissement pour voir ce qu’il en est et que faire.',
  away: {
    open: 'Absence indiquée jusqu’à nouvel ordre : {{home}}.',
    until: 'Absence indiquée jusqu’{{time}} : {{home}}.',
    several: 'Absence indiquée dans {{count}} établissements : {{list}}.',
    help: 'Ni règle ni étape ne vous y prévient d’ici là. Vous travaillez? Indiquez votre retour.',
    change: 'Ouvrir votre profil',
  },
  broken: {
    topic: {
      title: 'Des appels à l’aide peuvent n’alerter personne depuis {{time}}.',
      help: 'Les messages des capteurs ne sont plus pris. Faites des rondes, et prévenez l’exploitant de Vigie.',
    },
    ingest: {
      title: 'Des appels à l’aide peuvent n’alerter personne depuis {{time}}.',
      help: 'Les messages des capteurs ne sont plus traités. Faites des rondes, et prévenez l’exploitant de Vigie.',
    },
    outbox: {
      title: 'Les alertes ne partent plus par messages depuis {{time}}.',
      help: 'Elles se montrent encore à l’écran : gardez-en un sous les yeux, et prévenez l’exploitant de Vigie.',
    },
    email: {
      title: 'Les alertes ne partent plus par courriel depuis {{time}}.',
      help: 'Elles se montrent encore à l’écran : gardez-en un sous les yeux.',
    },
    sms: {
      title: 'Les alertes ne partent plus par texto depuis {{time}}.',
      help: 'Elles se montrent encore à l’écran : gardez-en un sous les yeux.',
    },
  },
  unheard: 'On ne sait pas si les alertes passent : rien n’a été vérifié depuis {{time}}.',
  unheardEver: 'On ne sait pas si les alertes passent : rien n’a été vérifié.',
  unheardSlow: 'On ne sait pas si les alertes passent : l’horloge de cet appareil retarde.',
  unheardHelp: 'Faites des rondes, et prévenez l’exploitant de Vigie.',
  relative: {
    title: 'Il se peut que Vigie ne vous avertisse pas, depuis {{time}}.',
    ever: 'Il se peut que Vigie ne vous avertisse pas en ce moment.',
    home: 'Rien n’est reçu de la résidence depuis {{time}}.',
    gateway: 'La résidence ne reçoit plus une partie de ses capteurs depuis {{time}}.',
    help: 'Ne rien recevoir ne veut pas dire que tout va bien. Pour des nouvelles de votre proche, téléphonez à la résidence.',
    call: 'Téléphoner au {{phone}}',
  },
  silent: {
    home: {
      title_one: 'Rien n’est reçu de toute la résidence depuis {{time}} (un appareil).',
      title_other: 'Rien n’est reçu de toute la résidence depuis {{time}} ({{count}} appareils).',
      help: 'Un appel n’alerterait personne : faites des rondes, et vérifiez le courant, l’Internet et les passerelles.',
    },
    gateway: {
      title_one: 'Une passerelle se tait depuis {{time}} : un appareil n’est plus entendu.',
      title_other: 'Une passerelle se tait depuis {{time}} : {{count}} appareils ne sont plus entendus.',
      help: 'Leurs appels n’alerteraient personne : faites des rondes, et vérifiez la passerelle.',
    },
    clocks: {
      title_one:
        'Une horloge est fausse depuis {{time}} : sorties du lit, portes et mouvements n’alertent pas partout.',
      title_other:
        '{{count}} horloges sont fausses, depuis {{time}} pour la première : sorties du lit, portes et mouvements n’alertent pas partout.',
      help: 'De ces capteurs, seuls les appels à l’aide alertent : faites des rondes, et mettez l’horloge à l’heure.',
    },
    devices: {
      title_one: 'Un appareil est silencieux depuis {{time}}.',
      title_other: '{{count}} appareils sont silencieux, depuis {{time}} pour le premier.',
      help: 'Leurs appels n’alerteraient personne.',
    },
  },
  nowReadOnly:
    '{{name}} : votre accès est maintenant en lecture seule. Vous ne pouvez plus y écrire ni y prendre d’alerte.',
  writesAgain: '{{name}} : vous pouvez de nouveau y écrire.',
  which: 'Voir les appareils',
  concerned_one: 'Un résident est concerné.',
  concerned_other: '{{count}} résidents sont concernés.',
  whom: 'Voir les résidents',
  title: 'À vérifier',
  why: 'Qui est prévenu : {{what}}',
  notRead: 'Ce qui est silencieux ne peut pas être lu en ce moment : ne croyez pas que tout va bien.',
  going: {
    home: 'rien n’est reçu depuis {{time}}',
    gateway: 'silencieuse depuis {{time}}',
    device: 'silencieux depuis {{time}}',
    battery: 'pile à changer, depuis {{time}}',
    signal: 'reçu de plus en plus faiblement, depuis {{time}}',
    gatewayKey:
      'publie encore avec une ancienne clé d’API (fin : {{end}}). Donnez la nouvelle à la passerelle ou, dans ChirpStack, à chacun de ses appareils, sinon ce qui vient avec l’ancienne sera refusé, appels à l’aide compris.',
    gatewayClock:
      'son horloge {{off}}, depuis {{time}}. Mettez-la à l’heure (NTP) : d’ici là, de ses capteurs, seuls les appels à l’aide alertent.',
    deviceClock:
      'son horloge {{off}}, depuis {{time}}. Mettez-la à l’heure : d’ici là, seuls ses appels à l’aide alertent.',
  },
  behind: 'retarde d’environ {{by}}',
  ahead: 'avance d’environ {{by}}',
  oneGateway: 'Passerelle {{name}}',
  over: 'de {{from}} à {{until}}',
  wholeHome_one: 'Toute la résidence (un appareil)',
  wholeHome_other: 'Toute la résidence ({{count}} appareils)',
  gateway_one: 'Passerelle {{name}} (un appareil)',
  gateway_other: 'Passerelle {{name}} ({{count}} appareils)',
}
