/** What was done of a task. */
export const taskHistory = {
  latest: 'Les dernières fois',
  noneDueYet: 'Rien n’était encore à faire.',
  reworded:
    'Le texte de cette tâche est celui-ci depuis {{when}} : ce qui a été fait avant suivait un autre texte.',
  doneLate: 'C’était fait',
  doneLateOf: 'C’était fait : {{when}}',
  undoOf: 'Annuler ce qui est fait : {{when}}',
}
