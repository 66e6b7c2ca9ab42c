/** Goods and substances that other shops sell: spelled as meant, and asked for here they are answered, not passed off as something near. */
export const NOT_SOLD: ReadonlySet<string> = new Set(
  `shroom shrooms mushroom mushrooms psilocybin psychedelic psychedelics lsd kratom 7oh mitragynine phenibut kava nicotine tobacco cigarette cigarettes cigar cigars alcohol molly mdma ketamine dmt nitrous
candle candles incense poster posters book books magazine magazines puzzle puzzles dice keychain keychains perfume cologne soap shampoo lamp lamps blanket blankets
pillow pillows beer wine vodka whiskey tequila kombucha juul chewing
whippet whippets seed seeds seedling seedlings clone clones plant plants fertilizer hookah hookahs shisha snus zyn steroids
cuttings inhaler inhalers suppository suppositories amanita spores`.split(/\s+/),
)
