/** What clients make a link of without two slashes behind it. A colon alone is not: « Kahnawà:ke » is a name. */
const schemes =
  /(?<![\p{L}\p{M}])(mailto|tel|sms|smsto|callto|facetime|skype|whatsapp|geo|maps|javascript|data):(?=\S)/giu

/** A point that has what may be the end of a host behind it: two letters at least, an « xn-- » among them. « J.P. Roy » and « 1.2 » have none. */
const hostEnds = /(?<=\S)([.。．｡․])(?=[\p{Cf}\p{M}]*[\p{L}\p{M}][\p{Cf}]*[\p{L}\p{M}])/gu

/** The first of a number of three parts and more, as 10.0.0.1 is one. */
const ofAddress = /(?<=\d)\.(?=\d+\.\d)/g

/**
 * Words of a home's own, as a resident's name or a room, on one line and with nothing that a mail program or a phone makes a link of: they stand in mail and SMS of ours,
 * and anybody may open a home. A name stays as it is written, « Mme St-Jean », « M. Roy », « lit A/B »; an address is parted by blanks, so that it
 * can still be read and not be followed.
 */
export const withoutLinks = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/([/\\])(?=[/\\])/g, '$1 ')
    .replaceAll(schemes, '$1: ')
    .replaceAll(/@(?=\S)/g, '@ ')
    .replaceAll(hostEnds, '$1 ')
    .replaceAll(ofAddress, '. ')
