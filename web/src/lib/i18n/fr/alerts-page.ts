/** The page of a home’s alerts, below those that are open. */
export const alertsPage = {
  recent: 'Terminées récemment',
  noneRecent: 'Aucune alerte résolue',
  noneRecentHelp: 'Les alertes que vous résolvez restent visibles ici.',
  notThere:
    'L’alerte demandée n’est pas ici : elle est terminée depuis longtemps, n’existe pas ou n’est pas pour vous.',
}
