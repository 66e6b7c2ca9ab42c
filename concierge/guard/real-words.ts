/**
 * Everyday words that stand one letter from a word of the safety lexicon ("pouring" from "purging", "soaking" from "shaking") and mean
 * something else. They are read as they stand. Found as the words of the SCOWL American list that SUBTLEX-US counts twelve times or more in
 * its 51 million and that share no root with the word of the lexicon; the last line was met in talk of shops.
 */
export const REAL_WORDS = `
ability addition allegro arsenal artiste artistic baiting bandana batches beaming bearing beasts belated betting blacken blaster bleating bleeping
blending blotted boasted bolster bother bothers bracken breaching breadth breeding britches browning brushed brushes brushing bullring bunking
burping buttery cackling canker caption carrion carton cartons carving carvings cellar cellars cellular certain chanted chanting chariot charmer
charted charting chatter cheater chloride clacking claiming clarity clatter cleaner clerical cloning collage collate colleen comadre comadres
commend commune commuter compadre compadres compass compete competed complex computing conceit concept concern concerto concession conclusion
conform consent contest contingent contrast convent cooing cooling cooties costume costumes covert cowering cramming creaking croaked cursing
cussing cutter cutters dabbling darkest departed derives deserted detection dilation discord dismount disrobe divers diverse diving doodling
dragged ejection entreat exciting exiting expansive explore exploring extensive faction factions farming farting feasting finance flaming flapping
flopping fogging foraging forcing forearm forming framing friction frontier galleys gaping generic grander grasping hailing handing handset
hardest hauling heaving hooters hounded humility hurling hurtling imaging infernal infested inflated initiation injected inserts inspect instill
interior interval invested jackals leaping legions lending lessons lioness loathed looming loveliness manger marines mauling mediate mediation
meditate meditating meditation meditations meditative melting milking milling noodles overcame overdone pansies panther panting parental parting
patching patent patents patties payoffs peacemaker peaking phonograph pinochle pistons planter pointer poplar poppies potions pouring precedence
precious precise prefect prepped preset processor profess promoting prostrate prowess puppets purring qualify rackets radiating rafters raiding
railing ranches ranging ranking ranting reaches rebelling regarded regards reindeer relating relation relaying release released relive remainder
reprieve resolution rookies rotated sailing sander sanders sanding scatter scramble scribble sealing searing seating securely sensors settle
settles settling shading shallow shaping shaving shavings shelter shimmer shogun shooter shouting shutter silvery simmer sipping slammer slamming
slender sliders slimming slurping smiling smoother snacking snifter snitches snorting snuggle snuggling soaking soaring sorting sparking spatter
spindle spooking spooning staking stalling starling stations steamer steaming stellar stepped sterling stimulate stimulating stimulation stomped
strainer straits strands strangest stringer stringy sturgeon surging swaggering swimmer tackled tackling tainted talents tending termite thicket
thrives thriving thrusting tickles tinkling tornado touring traced tracer tracers tracing trailed trailing traitor treading tropical trouper
tucker tucking tuning unclean unclear warming warning watcher weaving welding whether witless worrier
crasher dosable overdoing overripe roomies soother
`
