/** In how many columns alerts stand on a wall: beside lost calls, which need room below them, in as few rows as their rooms can be read in. */
export function columnsOf(alerts: number, isBesideLost: boolean): 1 | 2 | 3 {
  if (!isBesideLost) return alerts > 3 ? 2 : 1
  if (alerts === 4) return 2
  return alerts >= 3 ? 3 : alerts === 2 ? 2 : 1
}

/** So wide letters may be that a room, or what is said of it, stands in a column; in hundredths of the screen's width. */
const widest = {
  1: { room: 10, words: 10 },
  2: { room: 5, words: 2.6 },
  3: { room: 3.2, words: 1.9 },
} as const

/** Letters do not get smaller than can be read from afar before all else is as small as it gets (`useFits`). */
const least = (share: number) => `${share}vh * min(1, var(--fit) + 0.45)`

/** Where to go: as large as there is room for. By the height of the screen as well: nobody scrolls a wall, and three rows have to stand on it. */
export const roomSize = (columns: 1 | 2 | 3) =>
  `min(${widest[columns].room}vw, max(${least(4.5)}, 6vh * var(--fit)))`

/** What is said of an alert, in the given share of the height of the screen where there is room. */
export const wordsSize = (columns: 1 | 2 | 3, share: number) =>
  `min(${widest[columns].words}vw, max(${least(2.8)}, ${share}vh * var(--fit)))`

/** The rooms of lost calls beside alerts: never larger than that of an alert, in however many columns they stand. */
export const lostRoomSize = `calc(${roomSize(3)} * 0.9)`
