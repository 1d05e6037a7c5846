/** What becomes of whoever is taken out of a home and invited again, in French (fr-CA). */
export const invitedBack = {
  theseRules_one:
    'Si cette personne est invitée de nouveau, il faudra la remettre dans cette règle, qui ne la nommera plus.',
  theseRules_other:
    'Si cette personne est invitée de nouveau, il faudra la remettre dans ces règles, qui ne la nommeront plus.',
  rules_one:
    'Si cette personne est invitée de nouveau, il faudra la remettre dans cette règle, qui ne la nommera plus : {{rules}}',
  rules_other:
    'Si cette personne est invitée de nouveau, il faudra la remettre dans ces règles, qui ne la nommeront plus : {{rules}}',
  steps: 'Les étapes la nomment toujours : invitée de nouveau, elle sera prévenue comme avant.',
}
