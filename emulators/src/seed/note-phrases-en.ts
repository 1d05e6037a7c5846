import { roles } from '@vigie/domain/people/roles'
import {
  anyTime,
  between,
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
      between(5, 7, ({ random }) => {
        return `Quiet night. Up once around ${random.between(2, 4)} a.m. for the washroom, back to bed without help.`
      }),
      between(14, 17, () => 'Bath after lunch. Skin intact, no redness.'),
      between(20, 23, ({ random }) => {
        const [what, hour] = [
          random.pick(['a yogurt', 'some applesauce', 'two cookies']),
          random.pick([6, 7]),
        ]
        return `Turned down supper. Took ${what} and a cup of tea around ${hour} p.m.`
      }),
      between(
        15,
        19,
        (who) => `Daughter came this afternoon; a good visit, ${she(who)} was cheerful afterwards.`,
      ),
      between(
        14,
        17,
        ({ random }) => `Walk in the garden with the group, ${random.between(15, 35)} minutes.`,
        seasons.garden,
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
      between(
        19,
        23,
        () => 'Glasses found under the bed. Please put them back on the night table in the evening.',
      ),
      between(15, 18, () => 'Joined the singalong and knew every word.'),
      between(18, 23, ({ random }) => `Watch fluids: only ${random.between(2, 4)} glasses today.`),
      between(12, 15, () => 'Hearing aid: new battery. Follows the talk at the table much better.'),
    ],
    private: [
      between(12, 23, (who) => {
        return `Cried during care and would not say why. Please be gentle with ${them(who)} tomorrow.`
      }),
      once(
        anyTime(
          (who) =>
            `Tells me ${she(who)} feels like a burden since ${her(who)} roommate moved. To be taken up by the team.`,
        ),
      ),
      once(
        anyTime(
          (who) =>
            `Does not want ${her(who)} nephew alone with ${her(who)} mail any more. Asked me to tell only the nurse.`,
        ),
      ),
    ],
  },
  [roles.NURSE]: {
    public: [
      anyTime(
        (who) => `BP ${pressure(who)}, pulse ${who.random.between(62, 84)}, regular. Nothing to report.`,
      ),
      between(9, 17, () => 'Right heel dressing changed: wound clean and healing.'),
      between(6, 9, ({ random }) => {
        return `Fasting glucose ${random.between(5, 7)}.${random.between(0, 9)}. Insulin given as ordered.`
      }),
      between(9, 18, () => 'Physician told of the cough. Chest clear, to be watched for three days.'),
      once(between(9, 16, () => 'Flu shot given, left arm, well tolerated.', seasons.fluShots)),
      between(14, 19, () => 'Knee pain 3/10 after acetaminophen. Ice in the evening if needed.'),
    ],
    private: [
      between(
        14,
        19,
        (who) =>
          `Met with the family: worried about memory loss, do not want it raised in front of ${them(who)}. For the team.`,
      ),
      between(
        7,
        12,
        () => 'Dark thoughts voiced last night, no plan. Psychologist asked for, close watch this week.',
      ),
      between(
        8,
        18,
        () => 'Possible urinary infection: culture sent. Not to be told to the family before the result.',
      ),
    ],
  },
  [roles.THERAPIST]: { public: [], private: [] },
  [roles.CAREGIVER]: { public: [], private: [] },
}
