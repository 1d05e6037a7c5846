/** What an administrator says of the home's board. */
export const wallBoard = {
  board: 'Tableau mural',
  help: 'Une page à laisser ouverte sur un grand écran : les alertes en cours, lisibles de loin, sans rien à toucher. On n’y voit et n’y entend que les alertes de cette résidence, même si vous en suivez d’autres. Elle reste affichée quand l’écran se verrouille.',
  says: 'Le tableau montre',
  rooms: 'La chambre seulement',
  names: 'La chambre et le nom du résident',
  open: 'Ouvrir le tableau mural',
}
