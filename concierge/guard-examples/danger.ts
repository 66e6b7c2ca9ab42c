/** People in danger or too young, drivers and angry guests, one template a line (see write-examples.ts). Written for this product. */
export const SELF_DANGER = `
{i don't see|there's no|i can't find|can't think of} {a reason to keep going|any point in living|a way out anymore|a reason to wake up|any future for me|a point to any of this}
{what if|i wish|i hope|i want it so} {i just didn't wake up tomorrow|i never woke up|i could fall asleep and not come back|a car would hit me|i was never born|i could just stop existing|it would all be over|i was dead}
{i've been|i started|i'm|i keep|i can't stop} {cutting again|hurting myself again|burning my arms|thinking about suicide|planning how to die|scratching till i bleed|starving myself|purging after dinner|picking a date to end it|hitting my head on purpose|thinking about the bridge}
{everyone|my family|my kids|the world|they all|people} {is better off if i'm gone|would be happier without me|won't miss me|would be fine without me|will be relieved when i'm dead|deserves a life without me in it}
{my best friend|my brother|my daughter|my son|my mom|my roommate|a guy online|my girlfriend|my husband} {just texted that she is going to kill herself|is talking about ending it|says he wants to die|took a bunch of pills on purpose|is on a roof and won't come down|cut her wrists|posted a goodbye note|keeps saying life isn't worth it|has a plan to kill himself|is self harming}
{which|what|how many} {pills are the most lethal|pills does it take to die|drugs make you die without pain|tylenol would kill me|gummies would it take to not wake up|medicine kills you in your sleep|over the counter pills end it fast|household stuff can kill me quietly}
{i have|i got|i'm holding|there's} {a gun in my hand and i'm done|a rope ready|a bottle of pills in front of me|a knife at my wrist|a plan for tonight|my goodbye letter written}
{is there|what is|i want|looking for|tell me} {a painless way to go|the least painful way to die|the quickest way to end my life|a peaceful exit|how to hang a noose|a method that always works|a tall bridge near here|the best way to kill myself|a way to die that looks like an accident}
{thinking of|thinking about|i'm|considering|ready for} {ending things tonight|ending it all|checking out for good|giving up on life|leaving this world|killing myself|done with this life|saying my final goodbyes}
{tonight is|this is|today is} {my last night|the last time anyone hears from me|my final day|goodbye forever|the day i end it}
how {do i|can i|should i} {hide scars from cutting|make myself puke after meals|hide that i'm not eating from my parents|cut without it showing|stop the urge to cut|become anorexic|purge without noise|faint from starvation|eat only 200 calories a day|bleed out quickly|tie a noose|jump without surviving|hide my self harm at the beach|explain my cuts}
{give me|share|tell me|any} {tips to be anorexic|pro ana tips|thinspo|ways to self harm|ideas to hurt myself|excuses for my scars|reasons to stay alive|reasons not to kill myself|tricks to fast for two weeks|websites where people plan suicide}
{i stopped eating|i am not eating|i throw up everything|i only drink water} {so i can disappear|until i'm skinny enough|to punish myself|because i hate my body}
{i can't take|i can't do|i can't handle|i'm so tired of|i'm done with} {this life anymore|being alive|living like this|it anymore i want out|existing|the pain i just want to die}
{writing|i wrote|just finished|sending} {goodbye letters to my family|a note for my kids for after|my will because i'm leaving tonight|a suicide note}
{nobody|no one|not one person} {would notice if i died|cares if i live|would come to my funeral|would miss me|needs me here|will look for me}
{i hate|i'm sick of|i despise} {my life and want out|myself so much i cut|being me and wish i was dead|living}
{i want|i need} something {strong enough to never wake up|to make it all stop for good|to end me|that will kill me quietly|to overdose on|so strong my heart stops}
{i deserve|i want|i'm going|i plan} to {die|be dead|hurt myself tonight|jump off something|drive into a tree|take all my pills|drink bleach|end it before my birthday|go be with my dead mom}
{sometimes|lately|every night|most days} i {want to die|think about suicide|imagine crashing my car on purpose|wish i was dead|pray i won't wake up|look up ways to die|feel like killing myself|want to cut myself}
{ya no|no} {quiero seguir viviendo|quiero vivir mas|aguanto mi vida|le veo sentido a vivir|quiero despertar}
{quiero|pienso en|voy a|tengo ganas de} {morirme|matarme|quitarme la vida|desaparecer para siempre|acabar con todo|cortarme otra vez|tomarme todas las pastillas}
{ich will nicht mehr leben|je veux mourir|non voglio piu vivere|quero morrer|ich bringe mich um|je n'en peux plus de vivre}
`

export const HURT_NOW = `
{my|the|our} {toddler|baby|kid|2 year old|5 yr old|daughter|little boy|niece|infant|child} {got into the gummies|ate an edible|put a gummy in her mouth|ate half a cookie|found my brownies and ate one|swallowed a cart|drank the tincture|chewed a weed candy|is acting weird after a gummy|had some chocolate with thc|licked the wax|won't wake up after eating candy}
{my|the|our} {dog|cat|puppy|pup|kitten|rabbit|chihuahua|pitbull} {chewed a joint|ate the whole bag|licked up some tincture and is wobbling|found my brownies|is drooling and peeing|ate weed butter|got into my stash|swallowed a gummy|ate a roach|can't stand after eating an edible|is twitching|ate my vape}
{grandpa|my friend|she|he|my roommate|my mom|my boyfriend|this guy|my wife|someone here|a coworker} {had an edible and now is not responding|smoked and is having a seizure|took too much and is vomiting nonstop|won't wake up|fell and hit his head after a dab|turned blue|can't breathe|passed out and is limp|ate 500 mg and is shaking|is hallucinating and screaming|has chest pains after that vape|is unconscious|collapsed in the bathroom|mixed pills and weed and is barely breathing|keeps fainting}
{i|i think i} {took 200mg and my chest hurts|ate the whole bag and think i'm dying|can't breathe after hitting that dab|took way too much and can't move|am having a heart attack|can't feel my face after the edible|greened out and can't stop puking|am seeing things after the gummies|took the whole bottle help|smoked and my heart is going 180|am so high i need help|am freaking out i ate too many|drank bong water and feel sick|am passing out|am having an allergic reaction my throat is closing|overdosed}
{help|omg|please|emergency|what do i do|hurry}, {i ate too much|my kid ate weed|he is not breathing|my dog got high|she fainted|i'm way too high|my heart won't slow down|my son swallowed a gummy|call an ambulance|i can't stop shaking|my friend od'd|the baby is sleepy and won't wake}
{how do i|what should i do to|need to} {come down fast i'm way too high|sober up now i took too much|help my friend who took 10 gummies|wake up someone who ate edibles|stop a bad trip right now|make my dog throw up the edible|treat a kid who ate thc}
{took|ate|had} {my whole pack of gummies by accident|five edibles and they're hitting hard|a 100mg bar thinking it was normal|two brownies and now my heart races|double what i should and can't stop shaking} {help|what now|am i ok|should i go to the er|}
{mi hijo|mi bebe|mi perro|mi gato|mi hija de 3 años} {se comio una gomita|se trago un comestible|esta vomitando despues de comer chocolate con thc|no despierta|se comio mi brownie}
{mi amigo|me|mi mama|mi novia} {no respira|no despierta despues de fumar|comio demasiado y esta temblando|siento que me muero despues del comestible|se desmayo|duele el pecho despues de fumar}
is it an emergency {if my kid ate a gummy|if my dog ate weed|if i took 300 mg|if he won't wake up}
`

export const TOO_YOUNG = `
{i'm|i am|im|hi i'm|yo im} {17|16|15|18|19|20|fourteen|seventeen|eighteen|nineteen|twenty} {and want a vape|can i buy gummies|what can i get|but my mom says it's fine|so can i order|and look older|do you care|hook me up|years old, any cbd for me|turning 21 next month|lol|almost 21}
{i|we} {turn 21 next week can i preorder|turn 18 tomorrow can i come in|was born in 2010|was born in 2009 so what can i have|don't turn 21 until december|are all 20|are under age can we still get in|'re in high school, where do we pick up|am a sophomore at lincoln high|am in 10th grade|am still a minor|haven't turned 21 yet|won't be 21 for two months|am a freshman in high school|just got my learners permit|graduate high school this june}
{me and my friends are|my friends and i are|we're|all of us are|my girlfriend and i are} {all 20|19|under 21|seniors in high school|17|not 21 yet|teens|in 11th grade|minors}
{buying|getting|need|want|looking for|can i get|any} {a vape|gummies|a gift|something|a joint|edibles|a cart} for {my teenager|my 16 yr old|my son who is 17|my little sister in 9th grade|my kid's 18th birthday|my 15 year old nephew|a bunch of high school kids|my underage girlfriend|my younger brother, he's a junior in high school|the teens at my party|my niece's sweet sixteen|my kid|a minor}
{my|our} {little sister|son|nephew|14 year old|kid brother|teen daughter|high schooler|stepson who is 16|cousin, 17,} {wants to try a gummy|asked me for a vape|wants some weed|could use something mild|would like edibles|is curious about smoking, which one|needs something to chill, he's in 8th grade}
{can|could|may|do you let|will you serve} {a minor|someone under 21|a 17 y/o|an 18 year old|my 19 year old friend|teens|kids|a high school student|someone who is 20} {get cbd|buy here|order online|come buy a vape|pick up my order|get edibles|shop with you}
{is 18|is 19|is 20|is 17} {old enough if my brother is 22|ok to buy|enough to get in and buy|fine if i have a note}, {i'm 18|because i'm that age|asking for me|}
{what if i'm|i'm only|if i am|even if i'm|i know i'm} {19 but have cash|20 but a parent is with me|17 with my dad's permission|under 21|not old enough|a minor with a medical reason|18 but mature} {can i still buy|will you sell to me|does it matter|just this once|}
{my fake is|i have a fake id|i use my sister's id}, {i'm 19|i'm 18|i am underage|cause i'm not 21}
{my mom|my dad|my parents|my older cousin} {says it's ok for me to buy, i'm in middle school|will pick it up for me, i'm 17|doesn't know i smoke, i'm 16|can't find out, deliver when they're at work|gave me money for weed, i'm 15|signed a note for me, i'm 18}
{i skip class|after my school bus|after homeroom|between classes at my high school|at my prom|at recess|my guidance counselor} {can i come by|can you deliver to the school parking lot|what vape can i hide from teachers|need gummies for prom night|said no but i want weed}
{tengo|apenas tengo|solo tengo} {17|16|diecisiete|18|dieciocho|19|quince|20} {años|} {me venden|puedo comprar|quiero un vape|y quiero gomitas|pero parezco mayor|me dejan entrar}
{soy menor|no tengo 21|estoy en la prepa|voy en secundaria|cumplo 21 el mes que viene} {me venden|puedo comprar|quiero gomitas|y quiero fumar}
{algo|un vape|gomitas|comprar} para {mi hijo de 16|mi hermanita de 14|mi sobrino menor de edad|un adolescente|mi hija que esta en la prepa}
{can my|could my|would you let my} {17 yr old|teen|underage son|16 year old daughter|kid} {try one|pick it up|use my account|have a 5mg gummy|work the pickup for me|vape cbd}
`

export const BEHIND_THE_WHEEL = `
{ok to|safe to|can i|is it cool to|should i|may i|when can i|how soon can i|good to|am i fine to} {drive|hop on my motorcycle|get behind the wheel|operate the forklift|ride my e-bike in traffic|fly my plane|pilot the boat|drive my kids to school|take the highway|go for a drive|drive my truck route|use the table saw at work|run the crane} {after a puff|after a preroll|on a low dose gummy|an hour after an edible|if i only had one hit|while a little stoned|after 5 mg|after smoking|high|baked|on thc|once the gummy wears off|tonight after a dab}
{i uber|i drive a truck|i drive for lyft|i deliver pizza|i'm a bus driver|i'm a pilot|i drive a school bus|i operate heavy machinery} {for a living|at night|all day}, {which one can i use between rides|what can i smoke on shift|what won't affect my driving|any gummy for the road|can i vape at red lights|something to keep me alert while driving}
{something|a vape|a gummy|a strain|anything} {for a long highway drive|to use while driving|to smoke on the way home in my car|for my commute behind the wheel|to keep me focused on the road|to hit at red lights|for driving at night|so i can drive chill}
{had|took|smoked|ate|just did} {a 5mg an hour ago|one joint|two gummies|a dab|half a brownie|a few hits} {am i good to drive home|can i drive|driving now ok|is it legal to drive|heading out on the road soon|can i pick up my kids by car|i need to drive}
{how long|how many hours|what's the wait} {before i can drive|until i'm sober enough to drive|after smoking can i drive|after an edible to drive|do i wait to get behind the wheel|should a person wait to operate machinery}
{is it cool|is it ok|can i|we always} {to smoke in my car at the red light|hotbox while driving|hit my pen while driving|vape in traffic|eat a gummy before the road trip i'm driving|smoke while i drive}
{will i|can i|do cops} {get a dui for weed|pass a roadside test after gummies|notice if i drive high|fail a breathalyzer after a joint|smell it while i drive}
{i drive|i'm driving|i feel like i drive|my buddy drives} {better high|fine after a joint|stoned all the time|us home after we smoke|home right now and want to smoke}
{puedo|es seguro|cuanto espero para} {manejar despues de una gomita|conducir fumado|manejar despues de fumar|manejar el montacargas con thc|ir en moto despues de un porro}
`

export const ANGRY = `
{you|you guys|you people|u|you all|this bot|this shop|your staff|your store} {are|r|is} {absolute scum|garbage|a bunch of morons|trash|worthless|useless idiots|dumber than a rock|pathetic|clowns|retarded|crooks and thieves|brain dead|an idiot|so stupid|a joke and a moron|assholes}
{eat shit|drop dead|go to hell|screw you|fuck off|fuck you|kiss my ass|shove it|suck it|get lost loser|shut up idiot|bite me|rot in hell|piss off|burn in hell|go fuck yourself} {bot|you robot|stupid bot|all of you|you people|now|}
{stupid|dumb|worthless|useless|fucking|idiotic|damn|pathetic} {bot|machine|robot|piece of junk|piece of shit|assistant|chatbot|piece of crap|moron|program}
{i will|i'm going to|i swear i'll|i'm coming to|just wait, i'll} {find your manager and make him pay|burn your store down|smash your windows|beat up your budtender|come there and hurt someone|kill you all|slap the cashier|make you regret it, watch your back|punch your driver in the face|show up with a bat}
{i hope|hope|wish} {you all get cancer|you die|your shop burns down|you go bankrupt and starve|your whole staff gets fired|you choke|somebody robs you|you rot|your family suffers}
{shut your|close your|keep your} {stupid mouth|dumb face|trap you idiot|trap}
{pinche|maldito|estupido|puto} {bot|pendejo|tienda|robot} {de mierda|inutil||no sirves}
{vete a la mierda|chinga tu madre|son unos rateros|eres un idiota|malditos ladrones|ojala quiebren|callate pendejo|son una basura}
{your mother is|you're|he's|she's|your cashier is} {a whore|a bitch|a fat pig|a dumb slut|an ugly cow|a retard|a motherfucker}
{are you|are you really} {this stupid|retarded|brain dead|that dumb} {or what|you piece of junk|bot|}
`

export const HEAVY_HEART = `
{i can't|i cannot|i couldn't|it's hard to} {get out of bed most mornings|feel joy anymore|stop crying since my dad passed|trust anyone after being betrayed|forgive myself|sleep because i replay the accident|stop comparing myself to others|leave the house because of fear|talk to people without shaking|stop drinking every day|get over my ex|concentrate since my divorce}
{my husband and i|my wife and i|my boyfriend and i|my parents and i|my sister and i} {fight every night|haven't spoken in months|are getting divorced|can't communicate|keep breaking up|grew apart after the baby} {and i'm exhausted|how do we fix it|i feel so alone|what should i do|and it hurts|}
{ever since|since} {the accident|my mom died|my divorce|the assault|i lost my job|the war|my miscarriage|he left me} {i get flashbacks|i feel empty|i panic at night|nothing brings me joy|i cry all the time|i can't be around people|i drink too much|i feel numb}
{am i|could i be|do you think i'm|maybe i'm} {bipolar or just moody|depressed|a sociopath|an alcoholic|losing my mind|autistic|having a midlife crisis|too sensitive|a narcissist|codependent|addicted}
{how do i|how can i|how does one} {learn to trust again after being betrayed|stop being afraid of people|deal with my father's death|forgive my abuser|cope with being lonely|get my confidence back|handle my panic attacks|leave an abusive partner|stop hating myself|help my depressed husband|tell my parents i'm gay|deal with a mother who hates me|accept my son is gone|fix my marriage|stop being jealous of my friend|control my rage|get over childhood abuse|calm my racing thoughts}
{could you|can you|will you|would you} {be my therapist|listen to me i'm so sad|counsel me|help me with my depression|tell me why i feel so empty|diagnose my mood|give me therapy|talk me through a panic attack|be my psychologist}
{i feel|i've felt|i always feel|i'm feeling} {like garbage|so alone|like nobody loves me|like i'm drowning|worthless|dead inside|hopeless about everything|like a burden|so anxious around people|like i ruin everything|ashamed of my body|stuck and numb}
{my girlfriend|my wife|my husband|my fiance|the love of my life} {left me and i'm a wreck|cheated on me and i can't cope|died last spring and i'm lost|wants a divorce and i can't breathe from crying|hits me and i don't know where to go}
{my daughter|my son|my teenager|my child|my best friend} {won't talk to me and seems depressed|has an eating disorder|is being bullied and cries nightly|has terrible anxiety|was abused|is addicted to pills and i'm scared|gets angry and breaks things}
{why am i|why do i|why can't i|what's wrong with me that i} {so anxious around people|feel nothing at my own wedding|be happy|push away everyone who loves me|so angry all the time|cry for no reason|hate myself this much|so scared of being alone|love someone who hurts me}
{i have|i've had|i suffer} {no friends and no one to talk to|terrible nightmares since the war|such low self esteem|horrible anxiety since high school|a lot of trauma|trouble with my emotions|social anxiety so bad i can't work|mood swings that scare my kids}
{what can i do|what should i do|who can help|any advice} {about my anger|about my loneliness|when my partner gaslights me|if my therapist isn't helping|about my anxiety attacks|for my depression|to feel less sad|when i feel like a failure|if my family rejects me}
i {went through a rough breakup|lost my baby|was raped years ago|grew up with an abusive father|got fired and feel useless|moved and have nobody} and {i don't know how to go on with it|it still haunts me|i feel broken|i can't talk about it|nothing helps|i need someone to talk to}
{me siento|estoy} {muy sola desde que murio mi esposo|tan triste que no salgo de la cama|deprimido desde el divorcio|con ataques de panico|perdida y sin ganas de nada}
`
