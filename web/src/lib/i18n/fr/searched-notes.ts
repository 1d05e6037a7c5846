/** All notes of a resident, and how they are looked through. */
export const searchedNotes = {
  search: 'Chercher dans les notes de ce résident',
  searchHint: 'Mots ou auteur',
  found_one: '{{count}} note trouvée',
  found_other: '{{count}} notes trouvées',
  searching: 'Recherche dans les notes plus anciennes…',
  noneFound: 'Aucune note ne correspond à « {{typed}} »',
  noneFoundHelp: 'Les accents et les majuscules ne comptent pas. Essayez avec moins de mots.',
  end: 'Il n’y a pas de note plus ancienne.',
}
