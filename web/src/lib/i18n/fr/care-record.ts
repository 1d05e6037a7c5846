export const careRecord = {
  copyLink: 'Copier le lien',
  notesSlow: 'Le chargement des notes prend plus de temps que d’habitude.',
  tasksSlow: 'Le chargement des tâches prend plus de temps que d’habitude.',
}
