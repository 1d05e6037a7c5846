export const careRecord = {
  notesSlow: 'Le chargement des notes prend plus de temps que d’habitude.',
  tasksSlow: 'Le chargement des tâches prend plus de temps que d’habitude.',
  filesSlow: 'Le chargement des documents prend plus de temps que d’habitude.',
  fileTooBig: 'Fichier trop volumineux : 50 Mo au plus.',
}
