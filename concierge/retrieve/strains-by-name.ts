/**
 * Strains whose names share words with many others, so that a menu without them would be searched for those: "wedding
 * crasher" is no other crasher. Of these no more is known than the name, as stems joined by blanks; see strain-lore.ts for the rest.
 */
export const STRAINS_BY_NAME = `
wedding crasher, wedding pie, wedding mint, jungle cake, cherry garcia, chunky diesel, berry white, mango kush, purple kush, og cooky,
blue cooky, blue cheese, blue zkittlez, blue gelato, white runtz, pink runtz, gelato 41, gelato 33, pink kush, lemon skunk, lemon tree,
lemon kush, lemon diesel, super skunk, super boof, grape god, grape stomper, peanut butter breath, motor breath, mendo breath,
tropicana cooky, tropicana cherry, cereal milk, gary payton, georgia pie, strawberry diesel, purple urkle, purple skunk, critical kush,
death star, 9 pound hammer, nine pound hammer, white rhino, white fire og, white truffle, black truffle, black runtz, rainbow belt,
rainbow runtz, dog walker og, stardawg, silver haze, chocolope, chocolate thai, thai stick, durban cooky, east coast sour diesel, nyc diesel,
headbanger, sour tangie, apple jack, vanilla kush, banana og, kush mint, animal cooky, animal mint, zombie kush, platinum kush,
platinum cooky, king louis, larry og, sfv og, ghost og, face off og, oreoz, donny burger, han solo burger, gush mint, oishii, cheetah piss,
horchata, pineapple kush, pineapple haze, blueberry kush, blueberry haze`
  .split(',')
  .map((name) => name.trim())

/** Strains that are called by two names, as stems. */
export const NICKNAMES: readonly (readonly string[])[] = [
  [
    'gdp',
    'granddaddy purple',
    'grandaddy purple',
    'granddaddy purp',
    'granddaddy',
    'grand daddy purple',
    'grand daddy purp',
  ],
  ['gsc', 'girl scout cooky'],
  ['gg4', 'gg 4', 'gorilla glue', 'gorilla glue 4', 'original glue', 'gg'],
  ['nyc diesel', 'new york city diesel'],
  ['atf', 'alaskan thunder fuck', 'alaskan thunderfuck'],
  ['wifi og', 'white fire og'],
  ['slh', 'super lemon haze'],
  ['ssh', 'super silver haze'],
  ['mac', 'miracle alien cooky'],
  ['icc', 'ice cream cake'],
  ['lcg', 'lemon cherry gelato'],
  ['do si do', 'dosido', 'dosidos', 'dosi do', 'do si dos'],
  ['zkittlez', 'skittlez', 'skittle', 'zkittle'],
  ['runtz', 'runt'],
  ['sherbert', 'sherbet', 'sunset sherbet', 'sunset sherbert'],
  ['maui wowie', 'maui waui', 'maui wowee'],
  ['trainwreck', 'train wreck'],
  ['skywalker', 'skywalker og'],
  ['jack', 'jack herer'],
  ['chemdawg', 'chemdog', 'chem dawg'],
  ['sour d', 'sour diesel'],
  ['durban', 'durban poison'],
  ['bubba', 'bubba kush'],
  ['ak47', 'ak 47'],
  ['gmo', 'gmo cooky', 'garlic cooky'],
  ['urkle', 'urkel', 'purple urkle', 'purple urkel'],
  ['pineapple ex', 'pineapple express'],
]
