/** What was done of a task. */
export const taskHistory = {
  latest: 'Les dernières fois',
  noneDueYet: 'Rien n’était encore à faire.',
  doneLate: 'C’était fait',
  doneLateOf: 'C’était fait : {{when}}',
  undoOf: 'Annuler ce qui est fait : {{when}}',
}
