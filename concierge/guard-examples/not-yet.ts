import type { ExamplesByClass } from '#concierge/guard/message-classes.ts'

/** Those too young by a birthday to come or in other tongues, and hearts, bodies and roads in plain words, one template a line (see write-examples.ts). Written for this product. */
export const NOT_YET: ExamplesByClass = {
  underage: `
{my|my 21st|my 21st birthday|my bday} {birthday is|is|comes} {in 3 months|next week|in two weeks|on saturday|tomorrow|in a few days|at the end of the month} {then im 21|and then i'm legal|, that's when i turn 21|, can you let me in early|, can i get a head start}{, can i preorder|, can i pick up now|, can i order ahead|, close enough?|?}
{21|legal|of age|twenty one} {on friday|in a month|in five days|next tuesday|by christmas|tomorrow at midnight|in 3 weeks}{, close enough?|, can you make an exception|, can i just get a pen|, come on|, sell me one?}
{two more weeks|three months|just a few days|only a month|one more year|six weeks} {til im 21|until i'm 21|to go till i'm legal|before i turn 21|and i'm of age}{ can i just get a pen|, can i buy now|, let me slide|, what can i get already|, preorder?}
{i'll be|i will be|ill be|im gonna be|i become} {21|legal|of age|twenty-one} {in a month|next spring|soon|in june|after the summer|when school's out|in 10 days}{, can i shop now|, can i reserve something|, hold some gummies for me|}
{been 20 for eleven months|20 and 11 months here|twenty since last august|i'm 20 and three quarters|a month short of 21|a week shy of 21|not quite 21|21 minus 5 days|basically 21|nearly legal}{, come on|, that should count|, can i buy|, gummies please|, who's checking}
{not quite|nearly|almost|barely not} {21|legal|of age|twenty one} {but|though} {my sister is|i look older|i've got cash|my friend buys here|my mom knows}{, can i come in|, sell me gummies|, works?}
{i was|i'm|im} born in {2006|2007|2008|2009|2010}{, can i buy|, am i old enough|, what can i get|, is that ok for a vape}
{tengo|yo tengo|ya tengo|apenas tengo} {19|18|17|20|16|dieciocho|diecinueve|veinte|diecisiete}{,| y| pero} {¿me dejan entrar si voy con mi primo?|puedo comprar gomitas|me venden un vape|tengo dinero|vengo con mi hermano mayor|parezco mayor|quiero un porro|qué me recomiendas|mi mamá sabe}
{cumplo|cumpliré|voy a cumplir} {21|veintiuno|los 21} {en mayo|la próxima semana|en dos meses|mañana|pronto}{, me venden ya?|, ¿puedo comprar hoy?|, ya casi, ¿no?|, me dejan pasar?}
{me faltan|faltan|solo faltan} {dos meses|tres semanas|pocos días|un año} para {los 21|cumplir 21|ser mayor|mis 21}{, me venden?|, hacen excepción?|, ¿puedo?}
{j'ai|moi j'ai} {17|18|19|20|seize} ans{, je peux acheter|, vous me vendez un vape ?|, ça passe ?}
{ich bin|bin} {17|18|19|20|erst 16}{, darf ich kaufen|, verkauft ihr mir was?| und hätte gern gummis}
{tenho|eu tenho|ho|mam} {17|18|19|16} {anos|anni|lat}{, posso comprar?|, posso comprare?|, moge kupic?}
{my fake|my id|the id} {says 22|says i'm 21|says 24} but {im 19|i'm really 18|i am 20|i'm 17}{ lol|, still good?|, that works right}
`,
  serve: `
{tengo|ya tengo|yo tengo} {21|22|25|34|48|treinta|cincuenta} {años|}{, puedo comprar|, qué traigo|, primera vez aquí|, busco gomitas|, me dejan entrar}{?|}
{cumplo|cumplí|voy a cumplir} {22|30|45|cincuenta} {mañana|ayer|en mayo}{, hay descuento?|, qué me regalan|, busco algo especial}
{turning|i turn|i'll be|i'm gonna be} {30|22|25|40|65} {next week|in june|on friday|in a month}{, any birthday deal|, party gummies?|, what's fun|, need a treat}
{i was|i'm} born in {1961|1978|1990|1999|2001}{, do i still get carded|, any senior deal|, what do i bring}
{my husband's|my sister's|my buddy's} {40th|33rd|50th|28th} birthday is {in 3 months|next week|tomorrow}{, gift ideas|, can i preorder|, what's a nice box}
`,
  distress: `
{How do I|How can I|What helps to|Any way to} {deal with|cope with|handle|live with|get past|bear} {loneliness|being lonely|homesickness|being so far from my family|having no friends|an empty house|feeling left out|rejection|being single again|losing my job|guilt over my mother|jealousy|my temper|constant worry} {after moving to a new city|in a new country|since the kids left|after the divorce|at college|every night|in my thirties|}?
{How do I|How can I|What's a way to} {handle|manage|get rid of|face|shake off} {all of my stress|all this pressure|the dread before work|my panic at night|so much sadness|my fear of people|being overwhelmed}{?|}
{I feel|i feel|I'm feeling} {so alone|unseen|empty|numb|like a burden to my friends|invisible|cut off from everyone|like nobody would notice me} {since the kids left|after the move|every weekend|even in a crowd|at work|since the funeral}{. What can I do?|. Is it normal?|. How do I change that?|}
Why {can't I|do I never|don't I} {connect with anybody anymore|feel joy|make friends|cry|trust people|let go of the past|feel close to my wife|stop comparing myself to my siblings|accept a compliment|enjoy things I used to love}?
{How do I|How should I} {tell my parents I need therapy|stop comparing myself to my siblings|stop hating my body|open up to my husband|set boundaries with my mother|forgive myself|stop pleasing everyone|handle my son's anger|help my daughter who is being bullied|live with an alcoholic dad}?
{My|my} {wife|husband|best friend|father|partner} {left|died|moved out|stopped talking to me|was diagnosed} {in March|last month|a year ago|out of nowhere} and {I can't focus|I can't sleep|I feel nothing|nights are unbearable|I snap at everyone}{. What should I do?|. How do people get through this?|}
`,
  crisis: `
{how much|how many|what amount of} {tylenol|aspirin|benadryl|xanax|insulin|sleeping tablets|my heart meds} {ends it|does it for good|is the last dose|shuts everything off|would be enough to go|until i'm gone}{?|}
{i have|i'm holding|there's|i got} {the knife in my hand|a bottle of pills open|a rope ready|the gun next to me|a blade here}{, i can't anymore| and i'm alone|, goodbye|}
{i don't see|there is no|i can't find|what's} {a reason to keep going|any reason to wake up|one thing to live for|a way out but dying}{ anymore|, i mean it|}
{Why do I|i} keep thinking about {dying|my own death|not being here|my funeral|ending up dead|disappearing for good}{? I lost my job and my fiancé left.|, i picture not being here|? I don't know who to tell.|. it scares me|}
{lately|these days|some nights} i {picture not being here anymore|imagine jumping|hope my heart stops|wish the car would crash with me in it|think my kids would be better without me|look at the pills and wonder|write goodbye letters in my head}
{How do I|how can i|what do i use to} {cut deep enough that it really bleeds|cut so it scars|cut without my mom seeing|hurt myself where it won't show|burn my skin on purpose|stop eating without anyone noticing|open the vein right|make it bleed more when i cut}{?|}
`,
  medical: `
{i think i have|i might have|pretty sure i have|they say i have} {a kidney stone|gallstones|a hernia|carpal tunnel|pink eye|a concussion|an ulcer|shingles|gout}, {any strain for that|what strain helps|which gummy for it|something for it|will cbd do}{?|}
{got|i have|woke up with|it's} {a nasty|a throbbing|a bad} {toothache|sore throat|ear infection|cold sore|stiff neck|pinched nerve|hernia|ulcer|kidney stone}{, tincture on the gum?|, does a gummy help|, what do i take|, balm?}
{how do|how can|what helps} {you treat|i treat|people with|someone manage} {gout|shingles|vertigo|tinnitus|celiac disease|an overactive thyroid|hives|carpal tunnel|endometriosis|high cholesterol}?
{will|does|can} {thc|cbd|weed|a gummy} {thin my blood|raise my blood pressure|mess with my pacemaker|interact with blood thinners|show up before surgery|hurt my liver|trigger my asthma|set off my arrhythmia}?
`,
  driving: `
{edible|gummy|joint|a few puffs|one dab} {then|and then|before|followed by} {a bike ride on the highway|a motorcycle trip|my uber shift|driving home|the school run|a jet ski tour|my forklift shift}{, good idea?|, ok?|, how long to wait|?}
{can i|is it ok to|anything wrong if i} {hit my pen|vape|puff|eat a gummy} {at red lights|in the fast lane|while i deliver pizza|on my commute|behind the wheel|between two rides as a driver}{?|}
{had|ate|took|did} {a gummy|two puffs|half a brownie|a dab} {an hour ago|at noon|just now|before dinner}{, good to drive|, can i pick up my kid by car|, ok to ride my motorcycle|, is my commute fine|, can i take the wheel}?
`,
  emergency: `
{my|our} {husband|friend|son|dog|mom|cat|toddler} {ate the whole pack|swallowed a capsule|drank the tincture|got into the pills} and {is shaking|won't respond|can't stand|keeps vomiting|is fading in and out|is burning up}{, help|, what now|!}
`,
}
