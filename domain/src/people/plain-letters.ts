/**
 * Letters, and the plain Latin ones that they are read as at the size of a list, in the same order. As they look and not as they sound: a Cyrillic « р » is a « p ».
 * Not all that Unicode calls confusable, which is far longer: names are refused that mix two scripts in a word (`isWrittenAsName`), so that only whole words are left to compare.
 */
const lookAlikes: readonly (readonly [string, string])[] = [
  // Latin with a stroke, and letters for sounds.
  ['ıɩɨƚȽłŁɫɬɭøØɵđĐɖɗħĦŧŦɑɡʋɐŀĿ', 'iiilLlLllloOodDddhHtTagvalL'],
  // Latin of languages of Africa, the Caucasus, the First Nations and the North, and of old ones.
  ['ɓɗɛɔɣɲŋƙƴƥƭƈƒɠɵəǝʉʊʌʃʒƶƀȼⱥⱦꝁɇɉɋɍɏǥƞĸþð', 'bdeoynnkyptcfgoeeuuaszzbcatkejqrygnkpd'],
  ['ƁƊƐƆƔƝŊƘƳƤƬƇƑƓƟƏƎɄƱɅƩƷƵɃȻȺȾꝀɆɈɊɌɎǤȠÞÐƗƖƉƲⱭⱢⱮƮǂ', 'BDEOYNNKYPTCFGOEEUUAEZZBCATKEJQRYGNPDIIDVALMTt'],
  // Latin capitals as small as small letters.
  ['ᴀʙᴄᴅᴇꜰɢʜᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghjklmnoprstuvwyz'],
  // Cyrillic.
  ['аеорсухіјѕԁһԛԝѵгкмнтвпиԍьӏүАВЕКМНОРСТУХІЈЅԌԚԜѴӀҮ', 'aeopcyxijsdhqwvrkmhtbnugblyABEKMHOPCTYXIJSGQWVIY'],
  // Greek.
  ['ςαεικνορστυχγηωϲϳβμΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ', 'saeikvopotuxynwcjbuABEZHIKMNOPTYXCJ'],
  // Armenian and Georgian.
  ['օոսցհյզալՕՍԼՏჿ', 'onughjqwlOULSo'],
  // Hebrew, Arabic, Tifinagh and Hangul strokes and rings.
  ['וןסاⵏⵔⵕㅣ丨', 'llollOQll'],
  // Cherokee.
  ['ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏳᏴ', 'DRTiYAJEWMHYGhZbRWSVSLCPKdGB'],
  // Lisu.
  ['ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'BPdDTGKJCZFMNLSRVHWXYAEIOU'],
  // Canadian syllabics.
  ['ᐯᑌᑭᒪᒍᗅᗪᗷᕼᖇ᙭ᖴᑕᔕᘔᗰᗯ', 'VUPLJADBHRXFCSZMW'],
]

const plainOf: ReadonlyMap<string, string> = new Map(
  lookAlikes.flatMap(([letters, plain]) =>
    [...letters].map((letter, at) => [letter, plain[at] ?? letter] as const),
  ),
)

const madePlain = (text: string): string => Array.from(text, (one) => plainOf.get(one) ?? one).join('')

/** A text in plain letters of their case: without accents, wide or fancy letters as usual ones, and letters that look like Latin ones as these. */
export const plainLetters = (text: string): string =>
  // Before it is taken apart too: that makes another letter of some, a Greek « ϲ » a sigma.
  madePlain(
    madePlain(text)
      .normalize('NFKD')
      .replaceAll(/\p{Mark}/gu, ''),
  )
