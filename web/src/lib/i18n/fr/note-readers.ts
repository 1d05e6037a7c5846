/** Who will read a note that is being written. */
export const noteReaders = {
  readers: 'Pourront la lire :',
  relative: '{{name}} (proche)',
  nobodyElse: 'vous seulement, pour l’instant.',
  areComing: 'un instant, Vigie cherche leurs noms…',
  rolesOf: {
    public: 'tout le personnel de la résidence, et les proches qui suivent ce résident.',
    private:
      'les infirmières et infirmiers, les ergothérapeutes et les préposées et préposés aux bénéficiaires de la résidence.',
  },
  moreReaders_one: 'et {{count}} autre',
  moreReaders_other: 'et {{count}} autres',
  since: 'Aussi, depuis que vous écrivez : {{names}}.',
  platformToo: 'Les super administrateurs de Vigie aussi.',
}
