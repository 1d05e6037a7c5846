import { roles } from '@vigie/domain/people/roles'
import {
  anyTime,
  between,
  of,
  once,
  type Phrases,
  pressure,
  seasons,
  type Writer,
  type Written,
} from './note-phrases.ts'

const e = ({ isWoman }: Written) => (isWoman ? 'e' : '')
const kilos = ({ random }: Written) => `${random.between(52, 78)},${random.between(0, 9)} kg`

/** What is written at Résidence des Érables. */
export const frenchPhrases: Record<Writer, Phrases> = {
  [roles.READ_WRITE]: {
    public: [
      between(13, 16, () => 'A bien mangé au dîner, assiette presque finie.'),
      between(9, 12, () => 'Bain donné ce matin. Peau intacte, aucune rougeur.'),
      between(7, 11, () => 'De bonne humeur au lever. A choisi ses vêtements pour la journée.'),
      between(13, 17, () => 'A écouté de la musique au salon une partie de l’après-midi.'),
      between(10, 12, () => 'A fait des mots croisés avec la table voisine.'),
      between(16, 20, (who) => `A parlé au téléphone avec sa famille, content${e(who)} de l’appel.`),
      between(19, 22, (who) => `Couché${e(who)} tôt à sa demande. Sonnette à portée de main.`),
      of(
        'poorAppetite',
        between(20, 22, ({ random }) => {
          const [what, hour] = [
            random.pick(['un yogourt', 'une compote', 'deux biscuits']),
            random.pick([18, 19]),
          ]
          return `A refusé le souper. A pris ${what} et une tasse de thé vers ${hour} h.`
        }),
      ),
      of(
        'daughter',
        between(15, 19, (who) => {
          const mood = who.isWoman ? 'rieuse' : 'souriant'
          return `Sa fille est venue cet après-midi; belle visite, ${mood} ensuite.`
        }),
      ),
      of(
        ['alone', 'walker'],
        between(
          14,
          17,
          ({ random }) => `Promenade au jardin avec le groupe, ${random.between(15, 35)} minutes.`,
          seasons.garden,
        ),
      ),
      between(
        14,
        17,
        ({ random }) =>
          `Sortie dans la cour avec manteau et tuque, ${random.between(10, 20)} minutes, pour voir les feuilles.`,
        seasons.leaves,
      ),
      between(
        14,
        17,
        () => 'A regardé tomber la neige au salon avec les autres; a parlé des hivers sur la ferme.',
        seasons.snow,
      ),
      of(
        'glasses',
        between(
          19,
          22,
          () => 'Lunettes retrouvées sous le lit. Merci de les remettre sur la table de chevet le soir.',
        ),
      ),
      between(15, 18, () => 'A participé au bingo, a gagné deux fois.'),
      of(
        ['poorAppetite', 'urinary'],
        between(18, 22, ({ random }) => {
          return `Hydratation à surveiller : n’a pris que ${random.between(2, 4)} verres aujourd’hui.`
        }),
      ),
      of(
        'hearingAid',
        between(11, 14, () => 'Prothèse auditive : pile changée. Entend bien mieux à table.'),
      ),
      of(
        'forgetful',
        between(
          14,
          17,
          (who) => `Un peu perdu${e(who)} au réveil de la sieste, rassuré${e(who)} en quelques minutes.`,
        ),
      ),
    ],
    private: [
      once(between(7, 22, () => 'Préfère choisir qui l’aide à la toilette. Le lui demander chaque matin.')),
      of(
        ['sad', 'badDreams', 'hidesTablets'],
        between(7, 22, () => 'Ne souhaite pas recevoir de visite cette semaine. Frapper et attendre.'),
      ),
      of(
        ['sad', 'forgetful'],
        between(7, 11, (who) => {
          const them = who.isWoman ? 'elle' : 'lui'
          return `A pleuré pendant la toilette sans vouloir dire pourquoi. Rester doux avec ${them} demain.`
        }),
      ),
      of(
        'sad',
        once(
          anyTime(
            () =>
              'Me dit se sentir de trop depuis le départ de son voisin de chambre. À reprendre en équipe.',
          ),
        ),
      ),
      of(
        'hidesTablets',
        once(
          anyTime(
            () =>
              'Ne veut plus que son neveu soit seul avec son courrier. M’a demandé de n’en parler qu’à l’infirmière.',
          ),
        ),
      ),
      of(
        'incontinent',
        between(6, 10, (who) => {
          return `Incontinence depuis trois nuits, en est très gêné${e(who)}. Protections posées discrètement.`
        }),
      ),
    ],
  },
  [roles.NURSE]: {
    public: [
      between(8, 22, (who) => {
        return `TA ${pressure(who)}, pouls ${who.random.between(62, 84)}, régulier. Rien à signaler.`
      }),
      of(
        'heelWound',
        between(9, 17, () => 'Pansement du talon droit refait : plaie propre, en voie de guérison.'),
      ),
      of(
        'diabetic',
        between(7, 9, ({ random }) => {
          const value = `${random.between(5, 7)},${random.between(0, 9)}`
          return `Glycémie à jeun ${value}. Insuline donnée comme prescrite.`
        }),
      ),
      of(
        'cough',
        once(
          between(9, 18, () => 'Médecin avisé de la toux. Auscultation claire, on surveille trois jours.'),
        ),
      ),
      between(7, 10, (who) => `Poids : ${kilos(who)}, stable depuis un mois.`),
      once(
        between(
          9,
          16,
          (who) => `Vacciné${e(who)} contre la grippe, bras gauche, bien toléré.`,
          seasons.fluShots,
        ),
      ),
      of(
        'kneePain',
        between(17, 22, () => 'Douleur au genou 3/10 après l’acétaminophène. Glace en soirée au besoin.'),
      ),
      of(
        ['alone', 'walker'],
        between(5, 7, (who) => {
          const hour = who.random.between(2, 4)
          return `Nuit calme. Un lever vers ${hour} h pour la salle de bain, recouché${e(who)} sans aide.`
        }),
      ),
      between(0, 6, () => 'Tournée de nuit : dort bien, respiration calme.'),
      between(0, 6, () => 'Dort profondément aux deux tournées. Lumière du couloir baissée.'),
      between(8, 12, () => 'Médicaments du matin pris sans difficulté.'),
      between(13, 20, (who) => `Vu${e(who)} à la demande de l’équipe : à l’aise, rien de particulier.`),
      of(
        'badDreams',
        between(
          0,
          6,
          (who) => `Réveillé${e(who)} par un mauvais rêve. Lait chaud, rendormi${e(who)} aussitôt.`,
        ),
      ),
    ],
    private: [
      of(
        'forgetful',
        between(
          14,
          20,
          () =>
            'Rencontre avec la famille : inquiète des pertes de mémoire, ne veut pas qu’on en parle au salon. À discuter en équipe.',
        ),
      ),
      of(
        'sad',
        between(
          7,
          12,
          () =>
            'Idées noires exprimées hier soir, sans plan. Psychologue demandée, surveillance rapprochée cette semaine.',
        ),
      ),
      of(
        'urinary',
        between(
          8,
          18,
          () =>
            'Soupçon d’infection urinaire : culture envoyée. Ne pas l’annoncer à la famille avant le résultat.',
        ),
      ),
      of(
        'hidesTablets',
        between(
          8,
          22,
          () =>
            'Comprimés retrouvés dans le tiroir. Rester à côté jusqu’à ce que tout soit avalé, sans en faire une histoire.',
        ),
      ),
    ],
  },
  [roles.THERAPIST]: {
    public: [
      anyTime(() => 'Hauteur du lit et du fauteuil vérifiée : rien à changer.'),
      of(
        ['alone', 'walker'],
        anyTime(() => 'Exercices d’équilibre en groupe, a suivi jusqu’au bout.'),
      ),
      of(
        'transfer',
        anyTime(() => 'Transfert du lit au fauteuil à une personne, avec la planche : sûr.'),
      ),
      of(
        'transfer',
        once(
          anyTime(
            () => 'Nouveau coussin essayé au fauteuil : posture meilleure, aucune rougeur après deux heures.',
          ),
        ),
      ),
      of(
        'walker',
        anyTime(({ random }) => `Marche de ${random.between(20, 60)} m au déambulateur, deux pauses.`),
      ),
      of(
        ['alone', 'walker'],
        once(
          anyTime(
            () => 'Barre d’appui installée à la salle de bain. La montrer à chaque toilette cette semaine.',
          ),
        ),
      ),
    ],
    private: [
      of(
        'forgetful',
        once(
          anyTime(
            ({ random }) =>
              `Évaluation cognitive : ${random.between(15, 24)}/30, en baisse depuis l’an dernier. Rapport au dossier médical.`,
          ),
        ),
      ),
      of(
        'walker',
        anyTime(
          () =>
            'Risque de chute élevé, mais refuse le déambulateur devant les autres : question de fierté. À aborder seul à seul.',
        ),
      ),
    ],
  },
  [roles.CAREGIVER]: {
    public: [
      anyTime(() => 'Maman a bien aimé les photos de ses petits-enfants. Je repasse dimanche.'),
      anyTime(() => 'J’ai laissé des biscuits dans l’armoire du haut, elle peut en prendre avec son thé.'),
      anyTime(() => 'Elle me dit que ses souliers bruns lui font mal : pouvez-vous regarder?'),
      anyTime(() => 'Je lui ai apporté sa veste de laine, elle avait froid au salon. Merci pour vos soins!'),
    ],
    private: [],
  },
}
