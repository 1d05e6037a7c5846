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

const she = ({ isWoman }: Written) => (isWoman ? 'she' : 'he')
const her = ({ isWoman }: Written) => (isWoman ? 'her' : 'his')
const them = ({ isWoman }: Written) => (isWoman ? 'her' : 'him')

/** What is written at Maplewood Lodge. */
export const englishPhrases: Record<Writer, Phrases> = {
  [roles.READ_WRITE]: {
    public: [
      between(13, 16, () => 'Ate well at lunch, nearly finished the plate.'),
      of(
        ['alone', 'walker'],
        between(5, 7, ({ random }) => {
          return `Quiet night. Up once around ${random.between(2, 4)} a.m. for the washroom, back to bed without help.`
        }),
      ),
      between(14, 17, () => 'Bath after lunch. Skin intact, no redness.'),
      between(12, 16, () => 'Listened to music in the lounge for part of the afternoon.'),
      between(14, 17, () => 'Did the crossword with the next table.'),
      between(16, 20, (who) => `Talked to family on the phone; ${she(who)} was glad of the call.`),
      between(20, 23, () => 'To bed early by choice. Call button within reach.'),
      of(
        'poorAppetite',
        between(20, 23, ({ random }) => {
          const [what, hour] = [
            random.pick(['a yogurt', 'some applesauce', 'two cookies']),
            random.pick([6, 7]),
          ]
          return `Turned down supper. Took ${what} and a cup of tea around ${hour} p.m.`
        }),
      ),
      of(
        'daughter',
        between(
          15,
          19,
          (who) => `Daughter came this afternoon; a good visit, ${she(who)} was cheerful afterwards.`,
        ),
      ),
      of(
        ['alone', 'walker'],
        between(
          14,
          17,
          ({ random }) => `Walk in the garden with the group, ${random.between(15, 35)} minutes.`,
          seasons.garden,
        ),
      ),
      between(
        14,
        17,
        ({ random }) =>
          `Out in the yard in a warm coat for ${random.between(10, 20)} minutes to see the leaves.`,
        seasons.leaves,
      ),
      between(
        14,
        17,
        () => 'Watched the snow from the lounge with the others and told us about the winters on the boat.',
        seasons.snow,
      ),
      of(
        'glasses',
        between(
          19,
          23,
          () => 'Glasses found under the bed. Please put them back on the night table in the evening.',
        ),
      ),
      between(15, 18, () => 'Joined the singalong and knew every word.'),
      of(
        ['poorAppetite', 'urinary'],
        between(18, 23, ({ random }) => `Watch fluids: only ${random.between(2, 4)} glasses today.`),
      ),
      of(
        'hearingAid',
        between(12, 15, () => 'Hearing aid: new battery. Follows the talk at the table much better.'),
      ),
    ],
    private: [
      between(12, 22, () => 'Prefers to choose who helps with washing. Ask each day.'),
      of(
        ['sad', 'badDreams', 'hidesTablets'],
        between(12, 22, () => 'Would rather have no visitors this week. Knock and wait.'),
      ),
      of(
        ['sad', 'forgetful'],
        between(12, 23, (who) => {
          return `Cried during care and would not say why. Please be gentle with ${them(who)} tomorrow.`
        }),
      ),
      of(
        'sad',
        once(
          anyTime(
            (who) =>
              `Tells me ${she(who)} feels like a burden since ${her(who)} roommate moved. To be taken up by the team.`,
          ),
        ),
      ),
      of(
        'hidesTablets',
        once(
          anyTime(
            (who) =>
              `Does not want ${her(who)} nephew alone with ${her(who)} mail any more. Asked me to tell only the nurse.`,
          ),
        ),
      ),
    ],
  },
  [roles.NURSE]: {
    public: [
      between(8, 12, () => 'Morning medication taken without trouble.'),
      between(13, 19, () => 'Seen at the team’s request: comfortable, nothing to report.'),
      anyTime(
        (who) => `BP ${pressure(who)}, pulse ${who.random.between(62, 84)}, regular. Nothing to report.`,
      ),
      of(
        'heelWound',
        between(9, 17, () => 'Right heel dressing changed: wound clean and healing.'),
      ),
      of(
        'diabetic',
        between(6, 9, ({ random }) => {
          return `Fasting glucose ${random.between(5, 7)}.${random.between(0, 9)}. Insulin given as ordered.`
        }),
      ),
      of(
        'cough',
        once(between(9, 18, () => 'Physician told of the cough. Chest clear, to be watched for three days.')),
      ),
      once(between(9, 16, () => 'Flu shot given, left arm, well tolerated.', seasons.fluShots)),
      of(
        'kneePain',
        between(14, 19, () => 'Knee pain 3/10 after acetaminophen. Ice in the evening if needed.'),
      ),
    ],
    private: [
      between(
        8,
        18,
        (who) => `Asked me to speak for ${them(who)} at the family meeting. To be prepared with the team.`,
      ),
      of(
        'forgetful',
        between(
          14,
          19,
          (who) =>
            `Met with the family: worried about memory loss, do not want it raised in front of ${them(who)}. For the team.`,
        ),
      ),
      of(
        'sad',
        between(
          7,
          12,
          () => 'Dark thoughts voiced last night, no plan. Psychologist asked for, close watch this week.',
        ),
      ),
      of(
        'urinary',
        between(
          8,
          18,
          () => 'Possible urinary infection: culture sent. Not to be told to the family before the result.',
        ),
      ),
    ],
  },
  [roles.THERAPIST]: { public: [], private: [] },
  [roles.CAREGIVER]: { public: [], private: [] },
}
