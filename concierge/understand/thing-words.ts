/**
 * English words for things ("sheet", "ladder", "blade") that no lexicon of ours has: spelled as they are meant, so that none is put
 * right to a word of the menu. One that is asked for is the name of what a shop does not have. Found as those of `plain-words.ts`.
 */
export const THING_WORDS: ReadonlySet<string> = new Set(
  `
abdomen abduction abortion absence abyss accelerator acceptance accidental accommodations accomplice accomplishment accomplishments
accordance accordion accountant accuracy accusation accusations aces achievement acquaintance acquisition acre acres action actions
activities activity actor actors actress actresses addict addicts addition adieu adjustment adjustments administration administrator
admiration admirer adolescent adoption adrenaline adultery advancement adventure adventures adversary advisor advisors aerial aeroplane
affair affairs affidavit affliction afterlife agencies agency agenda aggression agony agreement aide aims aircraft airfield airline
airplane airplanes airspace airway alcoholic alias alibi alignment alimony allegations allegiance alley alligator alligators allowance
alphabet altar altitude alumni ambition ambitions ambulance ambulances ambush ammo ammunition amnesia amnesty amour amulet analyst anarchy
anatomy ancestor ancestors anchor anesthesia anesthetic aneurysm anger angle angles anguish animation ankle ankles announcement
announcements annulment anomaly ante antenna anthrax anthropology anticipation antidote ants aorta aphrodisiac apocalypse apology
apparatus appeals appearance appearances appendix applause appreciation apprentice approach approaches approval apron aquarium arcade arch
architect architecture archive archives argument arguments aristocrat arithmetic armies armor armory armour armpit arms arraignment
arrangement arrangements array arrival arrogance arrow arrows arsenal arsenic arson arteries artery article articles artifacts
artillery asbestos ashtray aspect aspects aspirations aspirin assailant assassin assassination assassins assault assembly assessment asset
assets assignment assignments assistance assumption assumptions assurance asteroid asthma astronaut astronauts astronomy asylum athlete
athletes atmosphere atom atoms atropine attendance attendant attire attraction auction audio auditorium aura author authorities authority
authorization authors autograph autographs automobile autopsy auxiliary aversion aviation awakening awards axle babe baboon babysitter
backbone backside backstage backup bacon bacteria badge badges bagel bagels baggage bail bait bale ballad ballerina ballet ballistics
ballot ballroom baloney bamboo bandage bandages bandit bandits banister banjo bankers bankruptcy banquet banter baptism barbarian
barbarians barbershop barf barge bark barks barn barrel barrels barren barricade barrier bartender bash basin basis bathrobe battalion
battle battlefield battles battleship bayonet bayou beacon beads beak beam beams bean beans bearings beast beasts beatings beaut beauties
beauty bedside beep beeper beeps beetle beetles beggar beggars behalf behavior behaviour beige bellboy bellies belongings benefactor
beneficiary benefit benefits berserk betrayal bias bickering bidder bidding bifocals bikers bikini billboard billionaire binding bingo
binoculars biography biologist biology biopsy birthmark blackboard blackjack blackmail blackout blackouts blacksmith bladder blade blades
blah blaring blasphemy bleach bleeder bleep blessing blessings blindfold blindness blitz blob blockade bloke blokes blonde bloodbath
bloodshed bloodstream bloom blooming blossom blossoms blouse blowjob blowout blueprint blueprints blur boar bodega bodyguard bodyguards
boiler bologna bombers bombings bonds bonehead bonfire bonnet boobies booger boogie bookie bookkeeper bookstore booth boredom borrowing
bosom bouncer bouncing boundaries boundary bounds bounty bouquet bourbon bourgeois bout bowel bowels boxers bozo bracelet bracelets brake
brakes bran bras brass bravery brawl breakdown breakthrough breakup breast breasts brethren brew bribe bribery bribes brick bricks bridal
bride bridegroom bridesmaid bridesmaids briefcase brig brigade brilliance brimstone brink britches broadcasting broccoli brochure bronze
brooch brook broom brothel brotherhood brow brunette brush brushes brushing brutality brute bucket buckets buckle buff buffer bugger buggy
bugle bulb bulbs bull bulldozer bullet bulletin bullets bullies bully bummer bumper bums bungalow bunk bunker bunnies buns burden burger
burglar burglars burglary burial burp burrito busboy bush bushes businessman businessmen butler butterflies butterfly buttermilk buttocks
buzzard buzzards bygones cabaret cabbage cactus caddy cadet cadets cafeteria cage cages calcium calculations calculator calendar calf
caliber camera cameraman cameras campaign canary cancellation cancer candidate candidates candlelight cane canine canister canisters
cannon cannons canoe canopy canteen canvas capability capacity captive captivity caravan carcass cardboard caretaker carousel carpenter
carriage carrot carrots cartel carving cashier cashmere casket casserole cassette castle casualties casualty catalog catalogue catastrophe
category caterer caterers catfish cathedral cattle caution cavalry cave caves caviar cavity ceiling celebration celebrities celebrity
celery cell cellar cello cellphone cement cemetery census cent centimeters centre cents cereal ceremonial ceremonies ceremony certainty
cesspool chain chains chalk challenger champ champagne championship championships chandelier channel channels chaos chapel chaperone
chaplain characteristic characteristics charade chariot charity charm charmer charms chart charter chaser chastity chateau chauffeur
cheater checkbook checkers checkpoint checkup cheek cheeks cheerleader cheerleaders cheeseburger cheeseburgers chemist chemistry cheques
chick chicks childbirth childhood chimes chimney chimp chimpanzee chimps chin chitchat chivalry choir cholesterol choppers chopsticks
chord chords chorus chow chowder chrome chum chump chunk chunks chute cider cinch cipher circuit circuits circulation circumstance circus
citation civilisation civilization clan clapping clarinet clash classmate classmates classroom clause claw claws cleanup cleavage cleaver
clerk clerks clientele cliffs climate climax clip clippings clips cloak closure clot cloth clover clown clowning clowns clubhouse cluck
cluster coal coalition cockpit cockroach cockroaches coffin coffins cognac coin coincidence coins coleslaw collar collars collateral
collector collision colon colonies colony column columns comb combustion comeback comet command commanders commandment commandos commands
commentary commentator comments commerce commie commission commitment committee commodity commotion commune communication communications
communion communism communists comp companion companions companionship compass compassion compensation competition competitor competitors
completion complexion complication complications compliment compliments composer composite composition compound compression compressions
compromise compulsion compulsive comrades concept conception concepts concession concierge conclusion conclusions concubine concussion
condolences condom condoms conductor conference conferences confession confessional confessions confidence confidentiality confirmation
conflict conflicts confrontation confusion congregation conjunction connection connections conquest conscience consciousness consensus
consent consequence conservatory consideration consolation conspiracy constable constitutional consul consulate consultant consultation
containment contempt contestant contestants continent continents contingency continuum contractions contradiction contraption contrast
contribution contributions controversy contusions convent convention conventions conversion convertible conviction convictions convoy coon
cooperation coordination coordinator copper cord core cork corn coronary coronation coroner corporation corporations corpse corpses corpus
corral corrections correspondence correspondent corridor corruption cosmetic cosmetics cosy cotillion cottage council councilman counsel
counseling counsellor counselor counselors countdown countryside coup courage courtesy courthouse courtroom courtyard coverage covert
coward cowardice cowards cowboy cows coyote coyotes crab crabs crackers cradle cramp cramps cranberry crate crater crates crayons
craziness creaking creation credentials credibility crest crib cricket crickets crisis crit criteria critic criticism critics critter
critters crock crocodile crook crooks crossroads crossword crow crowbar crown crows crucifix cruelty cruiser crumb crumbs crunch crusade
crust crybaby crypt crystal cube cubes cubicle cuckoo cucumber cuff cuffs cuisine cult cunning curb curfew curiosity curriculum curtain
curtains curve curves cutie cyanide cylinder dagger daggers daisies damnation dancers dandy darling darlings dashboard dawn daybreak
daycare deadbeat deadline dealers dealership dearie deathbed debris debut debutante decay deceit decency deception deck decks declaration
decoration decorations decorator decoy decree dedication deduction deeds deer defeat defect defects defence defendant defendants defender
defense defenses definition degenerate degree delegation deli delicacy delinquent delusion delusions dementia demise democracy demolition
demon demons demonstration demonstrations denial density deodorant departure deployment deposition depot depression depth depths deputies
deputy descent description desire desires despair desperation destination destiny destruction detachment detection detectives detector
detectors detention determination detonation detonator detour detox deuce development developments devil devotion diabetes diagnosis
diagram dialect dialogue dialysis diaper diapers diaphragm diarrhea diary dibs dictator dictionary difficulties digits dignity dildo
dilemma dimension dimensions dimples dings dinnertime dinosaur dinosaurs diploma diplomacy diplomat directive disability disagreement
disappearance disappointment disaster disasters disc discharge disciples discipline disco discomfort discretion discrimination discussion
discussions disgrace disguise disgust disk disks disorder dispatch dispatcher disposal disposition dispute disrespect distinction
distortion distraction distractions distress distribution distributor district disturbance diver divers diversion division divisions
divorce dock docks documentation doll dollar dolls dolphin domain dome domination donation donations donkey donor donut doorbell doorknob
doorman doorway dopamine dork dots doubt doubts dough doughnut doughnuts downfall downside dowry drama drone drones drool drought
drugstore drum drummer drunkard duct duds duel duet dummy dumpster dung dungeon dusk dwelling dynamite dysfunction earring earrings ears
earth earthquake earthquakes eccentric echoes economics economy ecstasy edition editor editorial editors eels efficiency eggnog elbow
elbows electrician electricity electrons elegance element elements elephant elephants elimination elite elves embarrassment embassy
emperor emphasis empire emptiness encouragement encryption encyclopedia endeavor endings endurance enema enemies enemy enforcement
engagement enjoyment enlightenment entertainment enthusiasm envelope epic epidemic epiphany equality equity errand escalator escrow
espionage establishment estate estates esteem etcetera eternity ether ethics eulogy eunuch evacuation evaluation evolution examination
examiner excellence exception exceptions excess excrement execution executioner executive executives exhaustion exhibition existence
exorcism expansion expectation expectations expedition expense expenses experiment experiments expertise exploration explosion explosions
exposure expression extension extent exterior exterminator extinction extinguisher extortion extraction extradition eyeball eyeballs
eyebrow eyebrows eyelashes eyelids eyesight eyewitness fabric facial facilities facility factories faculty fags failure failures fairies
fallout fame famine fanatic fangs fantasies fantasy farce fare farmhouse fart farts fascination fate fatigue faucet feast feat feather
feathers fellowship felon female females feminist fence fences fencing fender ferret fertility festivities fetus feud fever fiancee fiasco
fiber fibers fiction fiddle fiend fighters filmmaker filth finale financing finesse finger fingernail fingernails fingerprint fingerprints
fingertips firearm fireball firefighter firehouse fireman firemen fireplace firepower firewood fireworks firm firms fisherman fishermen
fist fists fitness fixtures flag flags flair flame flank flannel flare flares flashlight flattery flaw flaws flea fleas flesh flier fliers
flock florist floss fluff fluke flunk flute foam foil folk followers folly foolishness footage footprints footsteps fore forehead foreman
forgery forgiveness fork forks formality formation fortress fortune fortunes forum fossil fountain fraction fragment fragments frame
frames framing franchise francs frat fraternity fraud freckles freelance freeway freight freighter frenzy frequencies freshman friction
friendship friendships fright fringe frisk frog frogs frontier fruitcake frustration fudge fugitive fumes fundraiser funds fungus furs
fury fusion fuzz gala galaxy gall gallant gallery galley gallon gallons gallows gambler gamblers gambling gangsta gangster gangsters
garment garter gasoline gateway gator gauze gazelle geek geeks geese geezer geisha gender generation generations generic generosity genes
genie genius geniuses genocide gent gentry gents geography geometry germ germs gesture gestures getaway ghetto gibberish gigolo gigs gills
giraffe girdle girlie gizmo glamour glance gland glands glare glimpse glitch globe glory gloss glow glucose goalie goat goats goblins
goddess godmother godson goggles goldfish goodies goodwill gook goon goons goose gopher gospel gossip gourmet gout gown gowns gps graffiti
graft grain grammar grandchild grandchildren granddad granddaughter grandkid grandkids grandson granite gratitude grave gravel graveyard
grease greeting grenade grenades grid grief grip grips grits grizzly groin groove groundhog groupie growling grownup grownups grub grudge
guardian guardians guerrillas guidance guidelines guilt guinea gums gunfire gunman gunpowder gunshot gunshots gurney guru guts gutter
gymnasium gymnastics gynecologist habitat hack hacker haircut hairdo hairdresser hairline halftime hallucination hallucinations hallway
hamburger hamburgers hammer hammers hammock hamster handbag handcuffs handful handgun handkerchief handshake handwriting handyman hangar
hangman harassment harbour hardship harmonica harness harp haste hatchet hatred havoc haystack haywire hazard headlights headline
headlines headmaster headphones headquarters healer heap hearsay hearse heartache heartbeat heartbreak heathen hedge hedges heel heels
heifer heir helicopter helicopters helium hellhole helmet helmets hemisphere hemorrhage hens hepatitis herbal heritage hermit hernia
heroin heroine herpes hesitation heterosexual hiccups hick hickey hideout hillside hind hinges hippie hippies hippo hips hives hoax hobo
holdup hollering holster homage hombre homeboy homecoming homeland hometown homicide homicides homosexual homosexuals honeymoon honk honks
honor honors hoodlum hoodlums hoof hookers hoop hoops horizon hormone hormones horn horns horse horseback horsepower horses hose
hospitality hostage hostages hostess hostility hotshot hound hounds household housekeeper housekeeping housewife howl howling howls huff
hugging hula hull humanity humiliation humility humming humor hump hunch hunk hunters hussy hustler hydrogen hyena hygiene hygienist hymn
hypnosis hypnotic hypocrisy hypocrite hysteria iceberg icebox icon identities idol ignition ignorance illness illusion illusions imagery
imbecile imitation immigrant immortality immune immunity implications import importance impostor impression impressions imprisonment
improvement impulse impulses inability incentive incision income incompetence incompetent inconvenience indication indictment indigestion
individual infantry infection infidelity infinity infirmary informant infrastructure inhabitants inheritance inhibitor initiation
injection injections injunction injustice inmate inmates innocence input inquiries inquiry insanity inscription insect insects insight
inspection installation instinct instincts institution institutions instruction instructor instrument insubordination insulin insults
intake integrity intellect intellectual intelligence intensity intent intentions interaction intercom intercourse interests interface
interference intermission intern interns internship interpretation interpreter interrogation interruption intersection intervals
intervention intestines intrigue intro introduction introductions intruder intruders intrusion intuition invaders invalid invasion
invention inventions inventor inventory investigation investigations investigator investigators investment investments investor investors
invitation invitations involvement iodine isle isolation itinerary ivory jackass jackpot jailhouse janitor java jaws jazz jeans jellyfish
jeopardy jerking jerky jest jester jewel jewellery jewelry jewels jiffy jiggle jinx jockey jolt journalism journalist journalists
judgement judgment juggle jugs jugular jukebox junk junkie junkyard jurisdiction juror jurors kamikaze kangaroo karate karma keel keepers
kerosene ketchup keyboard kiddie kiddies kidnapper kidnappers kidney kidneys killings kilo kilometers kilos kindergarten kite kitten knack
knickers knives knob knot knots knuckle knuckles laboratory labour laceration lacerations ladder laddie lads lagoon lair lamb lambs lame
landfill landlady landscape landscaping lanes lantern laps lapse larceny lard lark lasers lass lateral latex latitude latrine laughter
launching laundering lava lawsuit lawsuits lawyer lawyers layers layout leadership leaping lease leash leather lecture lectures lecturing
ledge ledger leech leeches legacy leisure lending length lengths lens lenses lent leopard leper leprechaun leukemia lever leverage
liability liaison liberal liberation liberties liberty librarian lidocaine lifeboat lifeguard lifestyle lifetime lighthouse lightning
lilies limb limbo limbs limitations limo limousine linen lingerie lint lion lips lipstick listeners literature liters litigation
livelihood livery livestock lizard lizards llama loaf lobe lobster lobsters locket lockup loft logic logo logs loins lollipop loneliness
loner lookout loon loony loot lords losers lotto louse lovebirds lowlife luau lull lullaby lumber lump lumps luncheon lunchtime lust
macaroni machinery macho mackerel madam madhouse madman madness maggot maggots magician magistrate magnet magnitude mahjong maid maiden
maids mailman mainframe mainland mainstream maintenance majority makeover makeup malaria malfunction malice malpractice malt mammal
management mandate maneuver maneuvers manhood manhunt maniac maniacs manicure manipulation mankind mannequin manor manpower mansion
manslaughter mantle manure manuscript maple marble marbles mare margarita margin marketplace markings marksman marriage marriages marrow
marshals marshmallow marshmallows martini martinis martyr mascara mascot masseuse mast masterpiece material materials maternity
mathematics matrimony mats maturity mayhem mayonnaise maze meantime measles measurements meatball meatballs meatloaf mechanic mechanics
mechanism medal medallion medals medic medication medications medics meditation medium meds melancholy melody meltdown membership memento
memo menace menopause mentality mentor mercenaries mercenary merchant mercy merger merit merits mermaid messenger metaphor meters meth
metres mice microchip microfilm microphone microscope midst midterm migraine milady mileage militia mill millennium millimeter millionaire
millionaires milord mineral miners miniature minions minister ministers minivan mink minus miracle miracles mirage mischief misdemeanor
misery misfortune missile missiles mission missionary missions missus mist mister mistletoe mistress misunderstanding mite mitt mitzvah
mockery modesty module mojo mole molecules momentum monastery monitoring monk monks monster monsters monument moonlight moor moose moot
morale morality morals morgue moron morons morphine mortality mortar mortars mortgage mortuary mosquito mosquitoes moth motion motions
motive motives motorcade motto mound mouse moustache mouthful movement movements mule mules munitions murder murderer murderers murders
murmuring mush musician musicians musketeers mustache mustard mutant mutants mutation mutiny mutt muttering muzzle mythology nail nanny
napkin napkins narc narcotics navel navigation navigator necessity necklace necktie needle needles negligence negotiation negotiations
negotiator neighborhood neighbour neighbourhood neighbours nephews nerd nerds nerve nest nets newlyweds newspaperman nickname nieces
nightclub nightfall nightgown nightmare nightmares ninja nitrogen nitwit nobility nomination nonsense nonstop noodle noose northeast
nostrils notebook notebooks notion notions nourishment novelist novelty nowadays nude nudity nugget nuisance nuke nukes nuns nursery
nutcase nylon nylons oasis oath oatmeal oats obedience obituary objections objectives obligation obligations oblivion observation
observations observer obsession obsessive obstacle obstacles obstruction occult occupation occurrence octopus oeuvres offence offender
offenders offense officers offspring ogre omelet omelette omen onion opera opium opponent opponents opposition oppression optimism
optimist orbit orchestra orchid orchids ordeal ordinance organ organisation organism organization organizations organs orientation orphan
orphanage orphans outbreak outburst outcast outcome outlet outlook outpost output outrage outsiders overcoat oversight overtime overture
ownership oxide oxygen oyster oysters packet pact pads pagan pageant painkillers painters pajama pajamas palace palm palms pamphlet panda
pans pansy panties panting pantyhose parachute parade paradise paradox paragraph paralysis paramedic paramedics parameters parasite
parasites parcel pardner parent parish parlor parlour parrot participation particle particles partnership passage passages passageway
passenger passengers paste pastor pasture pastures patent pathology patriot patriotism patriots patrolman patron pavement pawn paws
payback paycheck payday payoff payroll peas peasant peasants pecker pedal pedestal pedestrian pediatrician pedophile peek pellet pelvis
penance penetration penguin penicillin peninsula penitentiary pennies pension penthouse pepperoni perception perfection performers peril
perimeter periscope perjury perpetrator persecution personalities personality personnel persuasion pest petals petition petrol petroleum
pharmacist phase phenomenon philosopher philosophy photograph photographers photographs physician physicians physicist physics pianist
picket pickle pickles pigeon pigeons piggy pigs pile piles pilgrim pilgrims pillar pimp pimple pimples pimps pinball pinkie pinpoint pint
pints pioneer pipeline pirate pistol pits pity placement plaid plaintiff plank plantation plaque plasma plaster platform platoon platter
playback playground playmate playoffs playwright plea plight plot plots ploy plumber plumbing plutonium pneumonia poachers pocketbook
podium poet poets pole poles policeman policemen politician politicians polka poll polls pollution polo polyester polygraph ponies pony
poodle poop popularity porcelain portal portals portfolio portrait portraits posse possession possessions possibilities possibility possum
postcard postcards postman postmortem posture potassium potion poverty prairie prayers preacher preaching precaution precautions precedent
precinct precision predator predicament prediction pregnancy prejudice premiere premise premonition prep preparation preparations
prerogative preschool prescription prescriptions presentation presidency prestige pretender pretext pretzel pretzels preview prey pride
priest priestess priests prima princes principle principles prisoners privilege privileges privy probability procedure procedures
proceeding proceedings proceeds procession prodigy production profession programme projection projector prom prop propaganda propeller
prophecies prophecy prophets proportion proportions proposal proposals proposition props prosecution prosecutor prosecutors prospect
prospects prosperity prostate prostitute prostitutes prostitution protection protector protein protest protocol protocols prototype
province provisions proximity prude prune psyche psychiatrist psychiatrists psychiatry psychic psycho psychologist psychology psychopath
psychosis puberty publication publicist publicity publisher publishers publishing puck pudding puddle puke pulp pulse pumpkin punk punks
pupil pupils puppet puppets purity pursuit pushover pushups puss pyjamas quack quad quadrant quake qualifications quantum quarantine
quarry quart quarterback quartet quest quicksand quid quilt quiz quota rabbi rabbit rabbits rabies raccoon racers racetrack racism racist
racket racquetball radiation radiator radical radius raffle raft rags railroad railway raincoat raisins ranch ranks ransom rapper rascal
rash ratings ration rations rats rattlesnake rattling ravine rays razor reactor reactors readers readiness realm realtor reaper rebel
rebellion rebels rebuilding reception receptionist recital recognition recollection reconnaissance reconstruction recordings recovery
recreation redemption redhead reef reel referee reflection reflex reflexes reform refrain refreshments refuge refugee refugees refusal
regime regiment registration regulation regulations rehabilitation rehearsal rehearsals reincarnation reindeer reinforcements reins
rejection relations relevance relic relish remainder remark remarks rematch remedy remorse removal rendezvous renegade replay reporters
representation reproduction reptile resemblance resentment reservation reservations residence residency resignation resistance resolution
respiration responsibilities responsibility restraint restraints resurrection retainer retiree retribution retro revelation revenge
revival revolt revolution revolver rhino rhyme rhymes rhythm ribbon ribbons ribs riddance riders rideshare ridicule rifle rifles
righteousness rink riot riots ripple ritual rituals roadblock roadblocks roaring robber robberies robbers robbery robe rodent rodeo rods
romance roofer rooftop rooster rope ropes rosary roster roulette rows royalty rubber rubbers rubbish rubble ruckus rudder rugs rumba
rumble rummy rumor rumors rumour rumours rump rundown runners runway ruse rustling sabotage sacrifice sacrifices saddle sadness safari
safety sage sahib sailboat sailing sailor sailors sake sakes salad salads salami salesman salesmen saline salmon salon saloon salsa salt
salvation sample samples samurai sanctity sanctuary sandals sang sanitarium sanitation sanity sarcasm sardines satchel satellite
satellites satin satisfaction sausage sausages savior saxophone scalp scalpel scandal scanners scar scarecrow scares scarf scars scenario
scenarios scenery scheme schemes schizophrenia schmuck scholar scholarship schoolboy schoolgirl schoolteacher scientist scientists
scissors scooter scope scorpion scorpions scoundrel scourge screeching screenplay screwdriver screws scripture scroll scrolls scrubbing
scuba scum seaboard seafood seagull seaman seams seaweed secrecy secretaries secretary sector securities sedan segment seizure seizures
semester senators sensation sensitivity sensor sensors sentence sentences sentiment sentiments sentry separation sequel sequence serenity
sermon serpent serum servant servants servers sesame setback settlement sewage sewer sewers sexist sexuality shack shaft shag sham shaman
shan shank shark shaving shawl sheet sheets sheik shelter shelters shenanigans shield shields shillings shindig shoe shook shortage
shortcut shotgun shovels showdown showtime shrapnel shred shreds shrimp shrine shutdown shutters siblings sidekick siege sight sightings
sights sightseeing signature signatures significance silk silverware simplicity simulation sincerity singularity sinners sinus siren
sirens skateboard skaters skeleton skeletons skillet skirt skirts skull skulls slab slain slammer slander slang slaughter slaughterhouse
slave slavery slaves slayer sled sleigh slew slight slingshot slipper slipstream slit slob slogan slope slot slots slug slugs slum
smallpox smear smut snake snakes sneakers sneeze snip sniper snipers snob snot snowball snowman snuff socialist sock socket sodium
software solace sole solitude sonar sophomore sorcerer sorority sorrow sorrows southeast southwest sovereign spacecraft spaceship spades
span spank sparkle spat spawn specialist specialists specialty species specimen specimens speck specs spectacle speculation sphere spider
spiders spies spikes spinach spinal spine spiral spite spleen splendor splinter spoke spokesman spook spooks spotlight spree springtime
spunk spur squadron squaw squid squirrel squirrels stability stag stair staircase stairway stairwell stake stakeout stakes stalker
stallion stamina stance standby standpoint starboard starch starship starvation stationery statistics statue statues stature statute
stealth stepdaughter stepfather stepmother stepson stereo stew steward stewardess stickup stimulation sting stings stockade stockholders
stool storeroom stove strap straps streak stride strife stripe strippers stroke strokes stroller structure strut stump stunt stunts
stupidity submarine submarines subscription substance substances suburbs successor suckers suction suede suffering suicide suicides suitor
sultan summary summertime summit sums sundown sung sunglasses sunrise superintendent superiority supernatural superstar superstition
supplier surfers surge surgeon surgeons surgery surplus surrogate surroundings surveillance survival survivor survivors suspense
suspension suspicion suspicions suture sutures swamp swans sweaters sweetheart sweethearts sweetie swimmer swimmers swimsuit swine swords
swordsman symbol symbols sympathies sympathy symphony symptom symptoms syndicate syndrome syphilis tabs tactic tactics tags takeoff
takeover tale tales talisman tampering tango tapping tattoo tattoos tavern taxpayers teammates teamwork tears technicality technician
technicians technique techniques teenager telegram telegrams telegraph television tempo tenant tenants tendencies tendency tenderness
tenor tent tents tenure terminal termination termites terrace terrain territories territory terror terrorism terrorist terrorists terrors
testament testimony testosterone tetanus textbook texture textures theatre theft therapy thermometer thief thigh thighs thirst thong
thorns thou threesome threshold thrills throne throttle thrusters thug thugs thumb thumbs tiara tick tickles tiger tile tiles timber tire
tires tissue tissues tits toad toenails tofu token toll tomb tonic tons tonsils toolbox toot toothbrush toothpaste topside tore torment
tornado torpedo torpedoes torso toupee tournament towel trace tracer traces tracing tract traction trademark tragedy trainee traitor
traitors trajectory transcripts transformation transfusion transit transition translation translator transmission transmissions
transmitter transmitting transponder transportation trap trapeze trauma travelers treachery treason treasure treasures treatment
treatments trench trenches trend triad triage trial trials triangle tribe tribes tribute trifle trio triplets triumph troll trolls
trombone troop trooper troops trophies trophy troublemaker trough troupe trousers trout truce trumpet trustees tryouts tuba tuition
tumbling tummy tumor tuna turban turbulence turf turmoil turnip turnout turtles tush tutor tuxedo twat twenties twerp twig twilight twit
tying typewriter typhoon tyranny tyrant tyre tyres ugliness ulcer ulcers ultimatum ultrasound umbilical umbrella uncertainty underpants
understatement understudy undertaker underwear underworld unemployment unification uniforms union unions universe unloading uplink upside
uptown uranium urgency uterus utility vaccine valedictorian valor valve valves vampire vampires vandalism vanity variation varsity vase
vault veal vector vein veins velocity vendetta vending vendor vengeance venom vent ventilation ventilator vents venture venue verdict
verge vermin verse vest veterinarian vial vials vibration vibrations vicar vice vicinity victories victory videotape viewers vigilante
villa villagers villain villains vine vinegar vines vineyard vintage violation violations virgin virginity virgins virtue virtues
visibility visionary visitation vocabulary vomiting voodoo vortex voters voyage vulture vultures wacko waffle wagon wagons wailing waist
waiters waitress waitresses walker wallpaper walnut waltz wand wannabe warden wardrobe warehouse warfare warhead warheads warlock warlocks
warmth warrior warriors wart wasp watchman waterfall weaknesses wealth weasel weatherman wedge weenie weirdo welder welfare wench werewolf
whale whales wharf whereabouts whiff whim whirring whiskers whisky whistling wholesale wiener wigs wildcat wilderness wildlife wimp winch
windmill windshield witch witchcraft witches withdrawal withholding witness witnesses wits wizard wolf womb wool workplace workshop worm
wormhole worms worship worships wrath wreckage wrestler wrestling wretch wrinkle wrinkles wrist wrists wuss yacht yarn yearbook yearning
yelling yogurt youngster youngsters youth zebra zillion
`
    .trim()
    .split(/\s+/),
)
