/** Les heures calmes de quelqu’un, et quand un établissement les permet. */
export const quietHours = {
  own: 'Vos heures calmes',
  ownHelp:
    'Pendant ces heures, un avertissement va à vos collègues et non à vous. Un appel à l’aide vous parvient toujours; un avertissement aussi, si vous êtes de quart, si personne d’autre ne peut être joint ou si personne ne répond.',
  ownIsOn: 'J’ai des heures calmes',
  allowed: '{{home}} : elles comptent de {{start}} à {{end}}.',
  notAllowed: '{{home}} : elles ne comptent pas.',
  notKnown: '{{home}} : on ne peut dire en ce moment si elles comptent.',
  inVain: 'Vos heures calmes ne comptent dans aucun établissement : aucun n’en permet à ces heures.',
  nowhere:
    'Aucun de vos établissements n’en permet. Un administrateur peut le faire sous « Si personne ne répond ».',
  home: 'Heures calmes du personnel',
  homeHelp:
    'Chacun peut fixer, sous « Ce qui vous concerne », les heures pendant lesquelles un avertissement va à ses collègues. Elles comptent seulement aux heures permises ici, et jamais pour un appel à l’aide, pour qui est de quart, ni pour les étapes ci-dessus.',
  homeIsOn: 'Permettre des heures calmes',
  start: 'De',
  end: 'À',
  timeRequired: 'Indiquez l’heure',
  endIsStart: 'La fin doit différer du début',
}
