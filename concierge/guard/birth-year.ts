const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{L}*\\.?'
const DAY = '\\d{1,2}(?:st|nd|rd|th)?,?'
const BORN = new RegExp(
  `\\bborn (?:back )?(?:in |on )?(?:the year |${MONTH} (?:of |${DAY} )?|\\d{1,2}[/.-](?:\\d{1,2}[/.-])?)?((?:19|20)\\d\\d)\\b`,
  'giu',
)
const MOST_YEARS = 20

/** Writes the age for the year of a birth: "born in 2010" tells it to whoever knows the date. A year that may be either age is left. */
export function withAges(text: string, now: Date): string {
  return text.replaceAll(BORN, (said, year: string) => {
    const years = now.getUTCFullYear() - Number(year)
    return years > 0 && years <= MOST_YEARS ? `${years} years old` : said
  })
}
