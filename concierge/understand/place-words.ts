/** What the name of a place ends in. */
export const PLACE_WORDS: ReadonlySet<string> = new Set(
  `creek lake lakes river mountain mountains mtn springs grove county hill hills canyon butte buttes mesa falls beach island islands bay
forest park valley ridge reservoir campground trail road street avenue city heights harbor hollow meadow meadows woods landing cove bluff bluffs
fairgrounds amphitheater arena stadium airport brewery speedway winery orchard orchards`.split(/\s+/),
)
