/** A screen that locks by itself. */
export const lock = {
  nobodyOnIt: 'Personne ne s’en occupe',
  somebodyOnIt: 'Quelqu’un s’en occupe',
  soundOff: 'Le son des alertes est coupé sur cet appareil.',
  turnSoundOn: 'Rétablir le son',
  where: 'Chambre {{room}}',
  now: 'Verrouiller l’écran',
}
