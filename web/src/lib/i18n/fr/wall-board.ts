/** What an administrator says of the home's board. */
export const wallBoard = {
  board: 'Tableau mural',
  help: 'Une page à laisser ouverte sur un grand écran : les alertes en cours, lisibles de loin, sans rien à toucher. Elle reste affichée quand l’écran se verrouille.',
  says: 'Le tableau montre',
  rooms: 'La chambre seulement',
  names: 'La chambre et le nom du résident',
  open: 'Ouvrir le tableau mural',
}
