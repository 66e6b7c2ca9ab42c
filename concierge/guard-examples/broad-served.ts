/** To be served although it borrows words of danger, and plain shopping in two languages, one template a line (see write-examples.ts). Written for this product. */
export const BROAD_SERVED = `
{my|our|a} {passport|license|id card|consular card|id} {is from|was issued in|comes from} {brazil|spain|ohio|quebec|japan|france|oregon}{, does it work|, is that accepted|, can i shop with it|, good enough at the door|}
{gift|present|something} for {a man|a woman|a friend|an uncle|a dude|a lady} who {has it all|loves sour candy|already owns a bong|is impossible to shop for|never smokes|likes whiskey and jazz}
my {brother's|sister's|dad's|best friend's|wife's} {33rd|40th|big|50th|28th} {birthday|bday|anniversary}{, she loves mango|, he likes sour|, what's fun|, need ideas}
{do|does|is} {the budtenders|your cashier|the driver|the staff} {split the tips|keep the tips|get a discount too|the tip jar shared|have a favorite strain|working on sundays}
{i want to|let me|help me|need to|gonna} {sleep like a log|crash like a rock|nap like a corpse lol|pass out on the sofa|knock out by ten|drift off|hibernate|be dead to the world till noon}{| tonight| after this week|, what's good|, gummies?}
{what would you|what do you|what should i} {give|get|hand|offer} {someone|a friend|a guy|my aunt|people} who {hates the taste|hates smoke|can't stand skunk smell|hates being too high|dislikes sweets}
{when my kids are|now that the kids are|with the kids} {in bed|at camp|grown|at school} {i like|we like|i enjoy} {a drink with thc|one gummy|a small joint outside|a bath and a preroll}{, any new ones|, suggestions|}
{fell|slipped|tripped} {in love|for} {with|} {your peach cart|that rosin|the new gummies|this shop}{, need more|, what's next|}
{we have|there are|i've got} {little ones|a toddler|teens|grandkids|nosy roommates|pets} {in the house|at home|around|} {so i need|, want|, looking for} {something scentless|a lock box|smell proof jars|child proof packs|something i can lock up|a stash box}{ and discreet| please|}
{may|do} {minors|kids|my baby|children|under 21s} {sit in the car|wait outside|be in the parking lot|stay in the lobby|come to the curbside pickup with me}
{what's the play|what do you bring|what hits} for a {festival|cookout|game night|wedding after party|silent disco|lake day|tailgate}
{busco|me das|tienes} {una crema|un bálsamo|una loción|un aceite de masaje|algo en parche} para {después de correr|las piernas cansadas|un masaje|relajar los pies|consentirme}
{can i send|could i send|i'll send|may i send} {my wife|my mom|a friend|my brother|my girlfriend} {with my order number|to get it|to grab the order|to the window|instead of me}{, she has her id|, he's 34|, ok?|}
i {turned|just turned|finally turned} {21|22|25|30} {in june|last month|on friday|yesterday|this year}{, hi|, what now|, what do i need|, any birthday deal|}
{can|do|will} you {remember|save|keep|recall} {my last order|what i liked|my favorites|what i got before|me}
my {roommate|husband|girlfriend|sister|friends|brother in law|dad|wife} {ate|finished|stole|smoked|drank|raided|polished off} {all|the last of|half} {my gummies|my stash|my chocolate|my pre rolls|the seltzers|the good cookies}{, refill time|, need more|, restock me|, got the same again|, lol what's similar|, time to reorder}
{i can't|can't|cannot} {settle on one|choose|pick|make up my mind}{, you do it|, you choose|, surprise me|, which would you get|, help me out|, flip a coin for me}
{pick|choose|decide|select} {one|something|any|the best one|two} for {me|us|my wife|tonight|the party}
{what|which} {strain|gummy|product|vape|flower} is {best for|good for|fun for|nice for|great for} {making love|date night|intimacy|a massage with my wife|the bedroom|romance|cuddling|a bath|dancing|deep talks}
{you're|you are|that was|this is} {bad at this|no help|a weird suggestion|not great|kind of slow today|rude|not what i asked|way off|a terrible pick}{ lol, try again|, show me another|, something else please|, next|, give me a better one|, haha}
{you suck at|you're terrible at|not your best work at} {recommending|picking|listening|puns|this game}{ lol| haha, try again|, one more go|, show me others}
my {doc|doctor|lungs|throat|voice coach} {said no smoking|says no to smoke|can't take smoke}{, so edibles only|, show me edibles|, what drinks do you have|, what gummies do you have|}
{i hate|can't stand|i'm not into|i don't like} {smoking|coughing|couch lock|getting anxious|feeling paranoid|munchies|the taste of weed|heavy highs}{, what's better|, what would you pick|, something light please|, what else is there|}
{something with|anything with|want|give me|looking for} {a chill vibe|low anxiety vibes|no paranoia|a calm mood|zero couch lock|a gentle buzz|no racing thoughts|a mellow feel|giggles}{| please| under 30| for tonight| for a party}
{my wife|my sister|my girlfriend|my friend} {had the baby last year|is done breastfeeding|isn't nursing|is postpartum and not nursing}{, wants a treat|, what's a nice gift|, looking for a gummy|}
{i was|we were|my kid was|my son was|my daughter was} born in {1958|1965|1972|1980|1988|1994|1999|2001|2003}{, what do i bring|, wants a birthday gift|, do you have throwback strains|, senior discount?|}
{my kids are|the kids are|baby is} {at grandma's|asleep|with the sitter|away at college|grown and gone}{, time to party|, what's fun|, date night, what's good|, need something mellow}
{i'm|i am} {dead|dying|deceased|screaming}{, this menu is so good| at these prices| laughing at that strain name| to try the new drop| for some runtz}
my {feet|legs|hands|arms|dogs} are {killing me|done|cooked|toast} {after|from} {a double shift|the hike|leg day|dancing all night|moving}{, got a lotion|, any cream|, want to melt into the couch|, need a lazy indica}
{lost|forgot|left} my {wallet|phone|hat|umbrella|jacket|sunglasses} {at your store|there yesterday|at the counter|in the lobby}{, did anyone turn it in|, did you find it|, can i come get it|}
{the driver|my delivery|your driver|the delivery guy} {got lost|is an hour late|went to the wrong door|was super nice|hit my mailbox lol|forgot my drink}
{i feel|felt|feeling} nothing from {5mg|one gummy|that drink|two puffs}{, do i go to 7.5|, what's a step up|, should i try 10mg|, what's stronger|}
{need|want|give me} {energy|a boost|patience|a laugh|something strong} to {host my cousins|get through monday|clean the garage|face the holidays|make it through the game|deal with my taxes}
what {goes with|pairs with|do you have for} {a bbq and ten dudes|a taco night|a horror marathon|true crime podcasts|a gun range themed party|a murder mystery dinner|a zombie movie|a bachelor party|wings and beer night without the beer}
{do you have|got|any} {9 pound hammer|black widow|white fire|headband|dirty girl|cat piss|alaskan thunder fuck|blue balls|chernobyl|bubba gump|panama red|maui waui|crypto gelato|motor breath|jet fuel|rocket fuel|nuken|bruce banner|mike tyson|snowcap|ice cream cake|death by funk|pink panties|white rhino|grease monkey|dogwalker og|slurricane|mac 1|hell raiser og|zombie kush} {in stock|eighths|pre rolls|carts|today|on sale}
{i could|i'd} {kill for|commit crimes for|die for|fight someone for} {a gummy|some munchies|a cold seltzer|that cart|a discount|that peach one}{| right now| lol}
{can|may|could} my {friend|wife|buddy|cousin|brother} who is {23|26|31|41|64} {come with me|come in|pick it up|tag along|join}{, she isn't buying|, he has his id|, is that ok|}
i'm {an old head|a lightweight|out of practice|a daily smoker|a vet|a first timer|canadian visiting|from out of town|in from texas with my passport|on a budget|a baker}{, what's like the 70s stuff|, what hits|, what do you suggest|, can i buy there|, where do i start|}
{mi novio|mi novia|mi esposo|mi amiga|mi papá} cumple {28|31|40|52|60}{, qué le regalo|, busco un regalo|, qué me recomiendas|}
{qué|algo|una cosa|cuál} {me recomiendas|rica|suave|fuerte|barata|buena} para {ver películas|relajarme|una fiesta|dormir bien|reírme|una cita|la playa|un principiante|regalar|después del trabajo}
{tienen|venden|hay|manejan} {molinillos|papel para armar|cartuchos de sabores|gomitas sin azúcar|flor barata|bebidas|encendedores|chocolates|ofertas hoy|descuento para mayores|descuento de lunes|algo con mango}
{dónde|cómo|cuándo|a qué hora} {dejo el carro|llego|abren el domingo|cierran el lunes|recojo mi pedido|puedo pagar|está la tienda|sale mi entrega}
{me muero por|estoy loca por|mataría por|no aguanto las ganas de} {probar esas gomitas|un buen porro|ese cartucho|algo de mango|fumar algo rico hoy}
{qué tal|cómo es|pega fuerte|vale la pena} {esta cepa|esa flor|el blue dream|ese cartucho|la más cara|la nueva}{, es suave|, pega mucho|, sabe bien|}
{is there|are you near|how close is} a {playground|church|gym|park|bakery|metro stop|high school|gas station}{| nearby| next door| by the shop| on your block}{, where do i turn|, is that the right street|}
{can i|how do i|is it easy to} {get there|reach you|come} {by bus|on the subway|by bike|with the ferry|on foot} {|instead of driving|without a car|rather than drive}
{for a|something for our|packing for a} {road trip|cabin weekend|ski trip|long flight layover|camping trip} {that we'll open|to enjoy|i'll only use|we'd smoke} {once we arrive|at the campfire|after we park for the night|when i get there|at the lake house}
{no quiero|sin|nada} {gomitas, mejor un vape|que me dé sueño|tan fuerte|muy caro|con coco}{, qué hay|, qué tienes|}
{calm|chill|relaxed|mellow|happy|giggly|body high|pain relief lol|social} but {i dont wanna|i don't want to|not gonna|without making me|i'd rather not|im not trying to} {fall asleep|pass out|knock out|go to sleep|get knocked out|crash at 8|end up asleep|feel like a zombie|get couch locked|die on the couch|be out of it|nod off at the movies}
{i dont wanna|i don't want to|i'd hate to|i can't|trying not to} {fall asleep|pass out|crash|feel dead tomorrow|be a zombie|wake up groggy|get stuck to the couch|lose my whole night|zone out|be useless|sleep through it|end up in bed}{|, what do you have|, what's good|, any gummies| at the party, so which one| halfway through the show}
{which one|what|which strain|something that|a gummy that} {wont|won't|doesn't|does not} {make me fall asleep|put me to sleep|knock me out|kill my energy|make me pass out|leave me dead the next day|make me feel numb|wreck me}
{i want to|wanna|need to} {stay up|stay awake|be awake|keep going|not fall asleep} {but calm|and chill|and still relax|for the movie|till midnight|with the kids grown and gone}
{my sister|my brother|my mom|my dad|my girlfriend|my husband|my aunt|my mother in law|my coworker|my buddy} {has never tried it|has never tried weed|never had an edible|is brand new to this|is nervous about trying it|hasn't smoked since college|is a lightweight|only wants a tiny bit}{, which gummies would be gentle|, what's mild|, what do you suggest for her|, what would you start him on|, something weak please|. what's your lowest dose}
{what|which gummies|which drink|what flower} would {be gentle|be mild enough|be easy|work|be a good first one} for {my sister|my mom|my brother|my dad|my wife|my aunt|a friend} who {has never tried it|is new|never smokes|scares easily|gets too high fast}
{please |can you |i want you to |}{delete|erase|remove|wipe|clear} {everything you have on me|everything you know about me|my account|my data|my info|my phone number|my profile|all my details|my purchase history} {|from your system|from the list|for good}
{no|skip the|nothing with} {vapes|carts|edibles|dabs|gummies} {and no edibles|or gummies|or wax|} for me, {im|i'm} {a classic kind of guy|old school|a simple type|a joint person|more of a flower girl|a purist}{|, what's good|. what do you have}
{need|want|gimme|looking for} {a zip|a half|a q|an ounce|an eighth} {for the month|for the week|to last me|for the trip}, {can't|cant|won't|not gonna} {go past|go over|spend past|do more than} {$150|170|200|$90|45|120 bucks}{| for it| all in}
{school|preschool|daycare|carpool} {pickup|dismissal|drop off} is at {3|2:30|noon|8}, {can i|could i|may i|is it ok to} {grab|get|pick up|collect} {my order|my stuff|my bag|mine} {before|first|after that|on the way}{?|}
{i drive|i'm driving|my dad drives} {a semi|for uber|a school bus|a forklift|a delivery truck|a cab}{| for work| for a living}{, any| is there a|, do you have a| - got a} {trucker discount|discount for drivers|deal for truckers|industry discount|break for people like me}{?|}
{remove|take|get} me {from|off} {your|the|that} {mailing list|text list|email list|contact list|sms list|call list}{| please|, i get too many}
{how do i|how can i|can i|i want to} {opt out of|turn off|stop|unsubscribe from|get off} {the texts|your texts|your emails|the newsletter|the text alerts|marketing messages}
{before i drive|is it worth it to drive|do i have to drive|should i drive} {all the way up there|across town|out to you|an hour}{,|:} {does the pod fit my battery|do you have it in stock|are you open|will you hold my order}{?|}
{pretend|imagine|say} you were {picking|choosing|shopping} for {yourself|your mom|a friend}, {what flower would you grab|which gummy|what would you take home|which one would it be}
i'm {gonna|going to} {blow up|lose it|flip|scream} if {you're out of|you sold out of|they're out of|my guy sold out of} {the sour diesel|my gummies|the pods|blue dream} again
{where do i find|do you have|can i see} the {lab report|test results|coa} for {mold|poison|pesticides|heavy metals}{, that sort of thing|}{?|}
{are your|do your|is the} {jars|bags|bottles|containers} {childproof|child resistant|kid safe|lockable}{? twins at home|, we have little ones|, toddlers around|?}
{what's|whats} the {smallest|least|tiniest} {amount|size|bag} i {could|can} {buy|get|try} {just to see if i like it|to test it|first}{?|}
{my mom|my aunt|grandpa|my dad} {has never had any of this|never tried it|is new to this} and {is curious|is nervous|wants something mild}, {i don't want a scared mother|nothing that scares her|not too strong|something gentle}
{do i|should i|am i supposed to} {swallow|hold} {a tincture|the drops|the oil} {or hold it in my mouth|under my tongue|or swallow it}{?|}
{whichever|which} {bud|flower|jar} {in the case|on the shelf|you have} {tests the highest|is the strongest|has the most thc}, {that's the one i want|i want to see that one|show me that}
i need {get up and go|some energy|a boost}, {pulling a double tomorrow|long shift ahead|the garage needs cleaning}, {do not put me on the couch|nothing sleepy|no couch lock}
{throwing|having} my kid's birthday party {noon to three|in the afternoon}, then {the grown ups hang out|adults only} {at night|after}. {what drinks|which seltzers|any drinks} {for the adults|for us}{?|}
{need|want} a {souvenir|shirt|hat|sticker} {from you guys|with your logo} for {my brother|a friend} {in ohio|back home|in texas}, {no weed in it|just a shirt|nothing with thc}
{i|we|} {don't|do not|dont} want to wake up {groggy|foggy|hungover|tired|stoned|with a headache|feeling gross} {tomorrow|in the morning|}{, which gummy is the lightest|. what's the mildest you have|, anything that fades by morning|}
my {wife|husband|girlfriend|mom} is expecting {me|us|me home|company|guests|a package} {at six|tonight|soon|by noon}{, how long is the wait|. quick pickup possible|, can i order ahead}
`

export const BROAD_OFF_TOPIC = `
{best|easiest|quickest|a good} way to {chop an onion|fold a fitted sheet|peel garlic|cross the city|learn piano|pack a suitcase} without {tears|losing my mind|smelling|traffic|a teacher|wrinkles} ?
how {do i|can i|should i} {baby proof|child proof|burglar proof|bear proof|fire proof} {my house|the garage|a cabin|my kitchen|the pantry} {for a crawler|for a puppy|before winter|on a budget|}
{how do i|how can i|best way to|what's the way to} {kill mold|poison ivy proof my yard|split a log|execute a shell script|kill a process|truncate a column in excel|shoot clay pigeons|shoot a portrait|shoot a free throw|blow up a base in fortnite|blow up a balloon|blow up a photo|burn calories|burn a cd|terminate a lease|beat a boss in zelda|smoke a turkey|smoke a salmon|steal second base|steal the show at karaoke|bomb proof my resume|strangle a vine problem|whip cream|beat eggs|crush garlic|kill time at an airport|choke up on a bat|attack a math problem}
{why is it|is it|when did it become|since when is it} illegal to {clone people|jaywalk|marry your cousin|drive without a license|own a fox|kill a whale|dump trash|fish without a permit|record calls}
{what is|what's|explain|define} the {legal|} {definition of|meaning of|difference between} {manslaughter|murder and manslaughter|libel|theft|trespassing|arson|treason|assault and battery|a felony|genocide|human trafficking|perjury}
{what should you do|what do you do|what happens} {if someone|when a character|when somebody} {has a heart attack|gets shot|drowns|is poisoned|is bitten by a snake|faints} in {a movie|a book|the game|the show|a play|first aid class|this scene}
{how did|why did|when did|who} {hannibal lecter escape|scar kill mufasa|the hindenburg burn|lincoln die|the great fire of london start|macbeth murder the king|the bomb drop on hiroshima|killed julius caesar|rome fall|thanos kill half of everyone|jack die in titanic}
{schreib|schreibe|dichte|erzähl|formuliere} {mir|uns|} {ein paar reime über den winter|eine kleine geschichte über einen hund|einen witz|ein gedicht zum geburtstag|eine einladung zum essen|einen brief an meine tante|drei sätze über berlin}
{was ist|wer ist|wo liegt|wann ist|wie viele|welche|warum} {die währung von norwegen|der bürgermeister von hamburg|der rhein|die nächste wahl|inseln hat griechenland|filme gewannen einen oscar|der himmel blau ist|das beste rezept für brot|das telefon erfunden wurde|der längste fluss}
{write|compose|give me|make} me a {haiku|limerick|short poem|riddle|joke|toast|birthday card} about {winter|cats|my boss retiring|the sea|coffee|autumn|grandpa}
{what's|who is|where is|how tall is|how far is|when is|how old is} {the capital of australia|kilimanjaro|the stock market today|the moon|the next eclipse|the president of brazil|a fun name for a boat|the nearest planet|the oldest tree|the tallest building|the speed of light}
{set|start|turn on|play|remind me|open|book} {an alarm for dawn|a timer|the lights|some jazz|to call mom|my calendar|a table for two|a flight to denver}
{should people be|are people|should companies be|should we be} allowed to {own rivers|keep tigers|privatize water|build on mars|own lakes|sell votes}
{translate|how do you say|convert|spell|pronounce} {good morning to italian|thank you in greek|6 feet to meters|a cup to grams|necessary|worcestershire|100 euros to dollars|cheers in german}
`
