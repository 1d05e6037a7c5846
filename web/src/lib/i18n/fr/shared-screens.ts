/** After how long the screens of a home lock. */
export const sharedScreens = {
  screens: 'Écrans partagés',
  screensHelp:
    'Les écrans du personnel se verrouillent quand personne n’y touche. Les alertes y restent visibles et sonores, sans nom. Chacun déverrouille avec son mot de passe, ou avec un code choisi dans son profil.',
  after: 'Verrouiller après',
  never: 'Jamais',
  minutes_one: '{{count}} minute sans toucher',
  minutes_other: '{{count}} minutes sans toucher',
}
