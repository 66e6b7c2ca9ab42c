/**
 * English words of doing and being ("chase", "pleasant", "gradually") that no lexicon of ours has. None is put right to a word of the
 * menu, and none that the menu does not know is taken for the name of a thing. Found as the words of SUBTLEX-US, by how often it counts
 * them in its 51 million, that WordNet has as verbs, adjectives and adverbs rather than nouns.
 */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `
abandon abandoned abandoning abdominal abducted abide abnormal abroad absent absorb absorbed absurd abuse abused abusing abusive academic
accelerate accommodate accompanied accompany accomplish accomplished accord according accordingly accumulate accumulating accurate accuse
accused accusing accustomed ache aches achieve achieved aching acknowledge acknowledged acquainted acquire acquired acquitted acute adapt
adequate adjacent adjourn adjourned administer administered administrative admirable admire admired admiring admit admits admitted
admitting adopt adopted adopting adorable adore adored adventurous advertise advertising advocate aerobics affectionate afflicted afloat
afterward afterwards aggravated aggressive agitated aimed aiming airborne alike alleged allegedly aloud alter altered alternate amaze
amazed ambitious ambushed amongst ample amuse amused amusing analyze analyzed analyzing ancient animated annoy annoyed annoying anonymous
antibiotics anticipate anticipated antique antiques anyplace apologise appalling apparent appeal appealing applaud applicable applied
applies appoint appointed apprehend apprehended approached approaching approximate architectural arise armored arouse arrange arranged
arranging arrogant arterial articulate ashamed ashore assassinate assassinated assaulted assaulting assemble assembled assess assign
assigned assure assured astonishing astounding astray athletic attach attached attentive attract attracted attractive audit audition
auditioning auditions authorize authorized autographed avenge await awaiting awaits awaken awakened awarded awoke babbling babysit
babysitting backward backwards badger badly bailed bailing bald banish banished bankrupt banned baptized barbaric bare barefoot barging
barking bashful bathe battling bearded beaten beeping beforehand behave behaved behaving behavioral beloved beneath beseech betray
betrayed betraying beyond biblical bids billion billions bind biological bitten bizarre blackmailed blackmailing bland blank blanks bled
bleed bleeds blend blended blending bless blessed blew blind blinded blindfolded blinding blinds blisters bloated blond blondes blown
blurry blush blushing bodily boil boiled boils bold bonded bonding bonny bony boom borderline bore bored boring borrow borrowed bounce
bounced bouncy bound bowing bows braces brag bragging brainwashed brave bravely bravest brazen breach breached breathtaking breed breeding
breezy bribed brighten brilliant brilliantly broadcast bruise bruised bruises bruising brushed bucking budge bugged bugging bulletproof
bullied bummed bump bumped bumping bumps buried burst bursting bury burying butcher butchered caged calculate calves camouflage candid
capitalist capture captured capturing cardiac carefree caress carotid carried carve carved cast casting catastrophic catering cautious
cease ceased celebratory cellular ceramic certified chained challenge challenged challenges challenging chant chanting charitable charming
chase chased chases chasing cheat cheated cheating cheats cheeky cheerleading chemical cherish cherished chestnut chic chilly chuckle
chuckles chuckling chug chugging circular circumstances circumstantial civic civil civilian civilians civilized clamp clap clarify
classical clattering claustrophobic cleanse clever cling clinical clink clipped clumsy clutch coarse cock cockeyed cocks collapse
collapsed collapsing collective colonial colorful colossal combat combine comfortably comfy comic comics commence commencing commend
comment commissioned commit commits committed committing compassionate compelled compelling compensate compete competent competing
competitive complement complements complicate complicated complimentary comply compose composed comprehend comprehensive compromised
compromising conceited conceivable conceive conceived conclude concluded concludes conclusive concrete concur condemn condemned conduct
conducted conducting confer confess confessed confessing confide confident confidential confined conformed confront confronted confuse
confusing congratulate conjure conquer conquered conscientious conscious consecutive consented conservative considerably considerate
consists conspicuous constitutes construct constructed constructive consult consulted consulting contagious contemplate contemporary
context continuous contradict contrary contribute contributed controversial conventional converse convey convict convicted cooped
cooperate cooperating cooperative coordinate coordinates copied copping cordial corned corny corporate correctional corrupt corrupted
cosmic courageous courteous cowardly cozy cram cramped crave craving crawl crawled crazier craziest crazily crease credible creep creeping
creeps creepy cremated cried cripple crippled crisp critical criticize criticizing crooked crowned crowning crucial crucified crucify
crude cruel cruise cruising crummy cuddle cuddly culinary cultural curse curses cursing cushion cushions customary customize customized
customizing cynical daft dainty damp dangle dangling dare darn darned dart darts dazzling decadent deceased deceive deceived deceiving
decipher decisive declare declared decorate decorated decorating decrease dedicate dedicated deemed defeated defend defended defending
defenseless defensive definite definitive deformed defy degrading dehydrated delegate delegates deliberate deliberately delicate
delightful delirious deluded delusional deluxe demented demonic demonstrate demonstrated demonstrating denied denies dense dent dental
deny denying depart departed departing depend dependable depended dependent depending deploy deployed depraved depressed depressing
deprive deprived deranged descend descended descending deserve deserved deserves designated desirable desired desperate desperately
despicable despise despised destined destructive detached detain detained determine determined detonate detonated devastated devastating
devious devised devote devoted diagnosed diagnostic dictate digging dignified digs dilated diminished dine dining diplomatic dipped dire
disable disappear disappeared disappearing disappears disappoint disappointing disarm disastrous discarded discharged disciplinary
disciplined disclose disconnect disconnected discourage discouraged disgraced disgraceful disguised disgusted dishonest dishonor
dislocated dismiss dismissed dismount disobey disobeyed disorderly disoriented dispatched dispense disperse display displayed displays
disqualified disregard disrupt distant distasteful distinct distinctive distinctly distorted distract distracted distracting distraught
distressed distribute distributed disturb disturbed disturbing dive diverse divert divine diving divorced divulge docket docking domestic
dominant dominate dominated donate donated donating doom doomed doubted doubtful doubting downgrade downgrading downhill download
downloaded downright downstairs downstream downward drag dragged drain draining drains dramatic drapes drastic drawn dread dreaded dreary
dribble drill drilling drills drooling drown drowning drunken dual dubious dull duly dump dumped dumping dumps dunk duplicate dwarf dwell
dyed dying dynamic dysfunctional eager earliest echoing economic economical ecstatic edgy educational eerie efficient eject elaborate
eldest elect elected electrical electrocuted electromagnetic elementary eliminate eliminated elope elsewhere elusive embark embarrass
embarrassing embedded embrace embraced emerge emerged emerging eminent employ employed emptied enable enchanted enchanting enclosed
encounter encountered encounters encourage encouraged encouraging encrypted endanger endangered endangering endless endlessly endorse
endure endured enforce engage engaged engaging engraved enhance enlighten enlightened enlist enlisted enormous enroll enrolled enrolling
ensure enthusiastic entitled entrusted envelopes envious environmental envy epileptic equipped erect erotic erratic escort escorted
escorts essential essentially esteemed estimate estimated estimates eternal eternally ethical ethnic evacuate evacuated evacuating
evaluate evasive eventually everlasting everyday evident evolutionary evolve evolved exaggerate exaggerated exaggerating examine examined
examining exceed exceeded exceptional exceptionally excessive excite excitement excites exciting exclusive exclusively excruciating
execute executed exhaust exhibit exhibits exile expand expanding expel expelled expendable experimental experimenting explicit explode
exploded explodes exploding exploit exploited exploiting explosive explosives export expose exposed exposing exquisite extend extended
extensive external extinct extracurricular extraordinary extraterrestrial extravagant faint fainted faintest fainting faithful faithfully
fallen familiarize famished fantasize faraway farted farther fascinated fascinating fascist fasten fastened fatal faxed fearful feeble
feisty feminine ferocious fertile festive fetch fetching fickle fictional fidgety fiery fifth finance finances financial financially
finicky firmly firsthand flake flakes flaming flap flapping flaps flatten flattered flattering flawed flawless fled flee fleeing fleet
fleeting flew flexibility flexible flick fling flirt flirting flirty flop flown flunked fond foolproof forbidden foremost forensic
forensics forfeit forgave forged forgive forgiven forgives forgiving formal formally formerly formidable forth forthcoming fortunate
fought foul fouled fracture fractured fractures fragile frail framed frantic frazzled frequency frequent frequently freshen fret frighten
frightened frightened
 frightening frightens frigid frivolous frontal frown frugal frustrated frustrating frying fulfill fulfilled
fulfilling fundamental funding funnier funniest furious furnished furry fuse fuss fussy futile fuzzy gamble gambled gasp gasping gasps
gather gathered gathering gauge gays gaze gazing generate generated generous genetic genetically genetics ghastly giddy gigantic giggle
glamorous glide gloat gloomy glorified glorious glowing gobble godforsaken gooey goof gorge gorgeous govern graceful gracefully gracious
graciously gradual gradually graduate graduated graduates graduating granted grants graphic graphics grasp grateful greedy greet greeted
grew grieve grieving grill grilled grilling grim groaning groans groom grooming groovy grotesque grovel growls gruesome grumpy grunt
grunting grunts gullible gulp hacked hacking hailing halfway hallowed hallucinating hammered hammering hamper handcuffed handsome happiest
happily harass harassed harassing hardcore hardworking harmful hasty hatch hatched hateful haul hauled hauling haunt haunted haunting
haunts hazardous hazy heal healed healing heals heartbreaking heartbroken heartfelt heavier heavily hefty heinous heist hemorrhaging
hereafter hereby hereditary heroic herself hesitate hesitated hideous highlight highlights hijack hijacked hijacking hilarious hint hints
historic historical hitch hitched hitchhiking hock hogs hoist holler homesick homicidal honking honorable honorary honored honoring
honourable hoot hopelessly hopped hopping horizontal horribly horrid horrific horrified horrifying hospitalized hovering huddle hugged
hugs humane humanitarian humble humbly humiliate humiliated humiliating humorous humping hums hurl hurried hustle hustling hype hypnotized
hypocritical hypothetical hypothetically hysterical icky iconic identical identified idiotic idle ignorant ignore ignoring illegitimate
illustrious imaginary imitate imitating immature immediate immediately immense immensely imminent immoral immortal impeccable imperative
imperial impersonating implant implanted implants implement implicated implied implies imply implying imported impose imposed impossible
impotent impound impress impressed impressive imprint imprisoned impulsive inadequate inappropriate inbound incapable inclined
inconsiderate inconvenient increasingly incredibly incriminating indecent indefinitely indestructible indicated indicating indicted induce
induced indulge indulgent industrial inevitable inevitably infamous infect infected infectious inferior infernal infiltrate infiltrated
infinite inflict inflicted influential informal infrared ingenious inherent inherit inherited inhuman initial initially initials initiate
initiated initiative inject injected innocent innocents innovation innovative inquire insecure insensitive insignificant insolent inspect
inspirational instantaneous institute instruct instructed instrumental insult insulting insured intelligent intense intensely
intensive intention intentional intentionally interact intercept intercepted interest interesting interfere interfered interfering
internal internally international interpret interrogate interrogating interrupt interrupted interrupting interstate intervene intimidate
intimidating intolerable intriguing intrude intruding intubate invade invaded invading invaluable inventive investigative invincible
invisible involve involves involving ironic ironically irrational irregular irrelevant irresistible irresponsible irritable irritated
irritating isolate isolated itch itches itching itchy jealous jerk jerks jingle jive jolly joyous judgmental judicial juggling jumbo
junior justified justify juvenile keen kidnap kidnapped kidnapping kinky kneel knockout lace laden lash latch launch launched lawful lean
leaned leap leaps learnt legendary legitimate lend lengthy lethal lewd liable liberated lick licked licking lifelong lighten limp literal
literary loco logged logical loiter loitering lone lonesome loop lopsided loss lovable loveliest lowly loyal lucid luckiest lucrative
ludicrous lunatic lunatics lure lured lurking luscious lush madly magical magically magnetic magnificent malicious malignant mandatory
mangy manic manifest manipulate manipulated manipulating manipulative manly manual manually manufacture marital maroon martial marvellous
marvelous masculine mashed masquerade massacre massive mastermind maternal mathematical mature meaningful measly mechanical meddle
meddling medieval meek melodramatic memorize memorized merciful mere merely merge merrier merrily metallic metered million millions mingle
minimal miraculous miserable misguided misjudged misplaced mistaken mistook misty misunderstand misunderstood moan moaning moans mock
mocking moderate moderately modified molecular molested momentarily monitor monitored monitors monstrous moping moral morally morbid
mortal mortals mounted mourn mourning mowing muck muffled multiply mumbling municipal murdered murdering murderous muscular muse mushy
mute mutilated mutual mysterious mysteriously mystic mystical nagging nailed naive naked narrow narrowed narrowing narrows nasal naughty
nauseous naval navigate neat neatly neglect neglected negotiate negotiated negotiating neural neurotic neutral neutralize newborn newfound
newly nibble nibbling nicked nifty ninth noble nobles nocturnal nominated nonetheless northwest nosy notch notorious nowhere nuclear numb
numerous obedient obey obeyed objective obligated oblige obliged obnoxious obscene obscure observant observe observed observing obsessed
obsessing obsolete obtain obtained occupational occupied occupy oddly offend offended offensive offshore ominous onboard ongoing onstage
operative operatives oppose opposed opposing oppressed optimistic orbital organised oriented ornery ourselves outlaw outlaws outline
outnumbered outraged outrageous outright outrun outward overboard overcome overdue overhead overheard overload overlook overlooked
overlooking overrated overreact overreacted overreacting override overrun overseas oversee overslept overthrow overweight overwhelmed
overwhelming paddle paddles paddling painful painfully pale pamper pampered pampering parallel paralyzed paranormal parental parenting
partial partially participate participated participating passionate passionately passive pathetic pathological patriotic patronize pause
peck peckish peculiar peddling pediatric peeking peel peeled peep peeping peer peers pegged pelvic penal pending penetrate penetrated
penniless perceive perceived perceptive perish perpetual persist persistent perspective persuade persuaded persuasive pertinent petrified
pharmaceutical pharmaceuticals phenomenal philosophical photographic pickled pierced piercing piled piling pitiful plague plagued
plastered platonic plausible playful plead pleaded pleading pleasant pledge pledged plotting pluck plucked plum plumb plump plunge poached
poetic poised poisonous poke poked poking polar polite politely pompous ponder pondering pose poses posh posing possessive postal postpone
postponed potential pour poured pouring pours practical practically practise practising praise praised preach precious precise precisely
predict predictable predicted prehistoric prejudiced preliminary premature premier preoccupied preposterous prescribe prescribed
presidential presiding prestigious presumably presume presumed presumptuous pretend pretended pretending pretends pretentious prettier
prettiest prevail primarily primary primitive principal prior priors privileged probable probe proceed proceeded profound profoundly
progressive prominent promote promoted promoting prompt promptly prone pronounce pronounced pronto propose proposed proposing prosecute
prosecuted prosecuting prospective prosperous protective protesting proven provocative provoke provoked prowl prudent prying psyched
psychiatric psychological psychologically psychotic pubic publish published puking pulmonary pump pumping pumps puncture punish punished
punishing puny pursue pursued pursuing pyramid pyramids quail quaint qualified qualify qualifying quarrel queasy quenching rabid racial
radiant radioactive ragged raisin rake raking rally rambling rank ranked ranking rational rattle ravishing realise realised realistic reap
rearrange reassigned reassuring reborn rebound rebuild rebuilt receptive recess recite reckless reckon recognise recognised reconsider
recover recovered recovering recruit recruited recruiting recruits redo redundant refined reflect reflected reflects refresh refreshed
refreshing regain regained regard regarded regarding regards regional regroup rehearse rehearsed rehearsing reign reimburse rejoice rejoin
rejuvenate relation relative relatively relatives relay relentless relevant relieve relieved relieving religious relive reload reloading
relocate reluctant rely relying remarkable remarkably remarried remote remotely renal render rendered renew renewed renewing renounce
renowned reopen repay repeatedly repent rephrase replenish replenishing repressed reproduce repulsive reschedule rescue resemble resembles
resent residential resign resigned resist resisted resisting resolve resolved resourceful respectful respectfully respectively respiratory
restore restored restrain restraining restrict restricted retain retained retaliate rethink retract retreat retrieve reunited reveal
revealed revealing reveals reverence reverse reversed revised revitalize revoked revolting revolutionary rewind rewrite rich ridden riddle
riddles righteous rightful rightfully rigid riled ripe ripped risen rival rivals roam roaming roar roars roast roasted robbing robes
robust rode rotate rotting rowdy rowing rubbed rubbing rugged rumbling runaway rupture ruptured rural ruthless sacred sacrificed
sacrificing saddled sadistic sail sailed sails salty salute salvage sane sapphire sarcastic satanic satisfactory satisfied savage savages
scarce scarcely scare scarier scaring scarred scary scatter scattered schematics schizophrenic scientific scoffs scold scoot scorching
scram scramble scrambled scrape scrawny scream screaming screams screwy scrub scrubbed seal sealing seals seasick secondary secretive
sedate seduce seduced seemingly seize selective senile sensational sensible sensual sentenced sentencing sentimental septic serial seventh
sever severe severed severely sewed sewn shabby shaken shallow shameful shave shaved shelves shilling shiver shivering shoplifting shove
shoved shovel shoveling shoving shown shredded shrewd shrink shrinking shrunk shuffle shush sigh sighing sighs sighted sighting
significant significantly silent silently simmer simultaneously sincere sincerely sinful singular sinister sire sixth skeptical slack slam
slamming slams slap slapped slapping slash slashed slaughtered slay sleazy sleek slept slightest slime sling slip slippery slipping slop
sloppy slump smack smacked smitten smother smothered smug smuggle snag snagging snatch snatched sneezed snoop snooping snuck snug snuggle
soar sobbing sobs soften solely solemn solemnly solitary someday someplace sophisticated sordid sought spanked spanking spear specialize
spectacular speculate spiked spill spilling spiritual splash splendid sponge sponsor sponsored sponsors spontaneous spooked spooky
sprained sprouts sprung spun spying squash squat squawk squawking squeak squeaking squeaky squeal squealing squeals squeeze squeezed
squeezing stab stabbed stabbing stabilize stabilized staggering stain stains staked stalk stalked stalking stamp stamped stampede stamps
stare startle startled startling starve starved starving static statistically steadily sterile stiff stingy stolen stomp stood stoop stow
straighten straightened straightforward stranded strangle strangled strangling strapped strategic stray strays strengthen stricken strive
stroll strolling struck structural struggle struggled struggling strung stubborn studied stumble stumbled stumped stun stung stunned
stunning sturdy stutter subconscious sublime submit subpoena subs subscribe subscribing subsequent substantial subtle suburban successful
successfully sudden suddenly sued suffer suffered suffers suffice sufficient sufficiently suffocate suffocating suicidal suing sulking
summon summoned summons sunk superficial superior superiors superstitious supplied supportive suppose suppress supreme surgical surpassed
surprisingly surrender surrendered surround surrounded surrounding susceptible suspend suspicious sustain swam swarm sway sweep sweeping
sweeps swept swift swiftly swim swims swipe swollen swoop swung symbolic sympathetic sympathize sync synthetic taboo tackle tactical
tagged tailor tame tampered tangled taps tasteful tattooed taught tear tearing tease technical technically tedious teenage telescope
temporal temporarily temporary tempt tempted tempting tenth terminate terminated terribly terrific terrifying territorial testified
testify testifying thaw theatrical themselves theoretical therapeutic thereafter thereby thermal thieves thieving thorough thoroughly
thoughtful threaten threatened threatening threatens thrifty thrill thrilled thrilling thrive thriving throbbing throughout thrust thud
thump thumping ticking tickle tickled tidy tidying tighten tilt timid tiresome tiring tolerable topless torture tortured torturing towed
toxic traced traditional tragic tragically tramp trampled tramps transform transformed translate transmit transmitted transparent
transplant trapped traumatic treacherous tread trek tremble trembling tremendous trendy trespass trespassing tribal triumphant trivial
trot troublesome trustworthy truthful truthfully tuck tucked tumble tunnel tunnels tutoring twinkle twirl twist twisting twitch ugliest
unanimous unannounced unarmed unattractive unauthorized unavoidable unaware unbearable unbelievable unbelievably unborn uncanny uncertain
uncharted unclean unclear uncomfortable uncommon unconscious uncool uncover uncovered undefeated undercover underestimate underestimated
underground underlying undermine underneath underrated understood underwater underway undo undone undoubtedly undress undressed uneasy
unemployed unethical unexplained unfair unfaithful unfamiliar unfit unfold unforgettable unforgivable unfortunate ungrateful unharmed
unhealthy unheard unholy unidentified uniform unimportant uninvited unite unkind unknown unleash unlike unlikely unlimited unload unloaded
unlock unlocked unlucky unmarked unmarried unnatural unnecessary unnoticed unorthodox unpack unpleasant unplug unplugging unpopular
unprecedented unpredictable unprepared unprotected unreasonable unreliable unseen unsolved unspeakable unstable unstoppable unthinkable
untie unto untold untrue unwanted unworthy unwound upcoming upgrade upgraded upgrading uphold upright upstairs upstate uptight upward
urban urge urges useful useless usher utmost utter utterly vacant vague vaguely vain valuables vanish vanished vanquish vanquished
vanquishing varied vary vascular vast veil verbal verified vertical vested viable vibrating vicious victorious vile violate violated
violating violent violently virtual virtually virtuous visible visual visualize vivid vocal void voluntarily voluntary volunteer
volunteered volunteering volunteers vomit vouch vowed vows vulgar vulnerable wacky waive wallow wander wandered wandering warn warned warp
warped wary wealthy weave wedded weep weeping wept western whack whacked whacking whatsoever wheeze whilst whimpering whimpers whine
whining whip whipping whips whirl whistle whistles whiz wholesome whomever whooping wicked wide widely wider wiggle wilt wink winnings
withdraw withstand witnessed witnessing witty wives wobbly woken wondrous woozy wore worldwide worshipped worthwhile wrench wrestle
wretched wring wrinkled wrote yanked yell yells yield yonder yourselves youthful zoom
`
    .trim()
    .split(/\s+/),
)
