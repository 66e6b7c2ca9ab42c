/** Medical questions and words from a heavy heart, as people write them, one a line. Written for this product. */
export const SPOKEN_MEDICAL = `
my rheumatoid arthritis is flaring, what should i get
would a tincture bring my blood pressure down
what milligram should my father take for his Parkinson's
i'm on prozac and wondering about a vape
Is it alright to combine thc with ibuprofen?
my wife is six months along, can she use cbd cream
i nurse my 3 month old, is a small edible fine
can cannabis replace my insulin
which of your products fights inflammation
Tell me what to give my epileptic daughter
does cbn work for restless leg syndrome
had a stroke last year, is smoking ok for me
Qué me das para la migraña
tomo warfarina, puedo usar gomitas?
estoy embarazada de 5 meses, puedo fumar un poco?
What are the early signs of Lyme disease ?
How is cystic fibrosis inherited ?
What treatments exist for Tourette Syndrome ?
Is hepatitis C curable?
Who tends to get shingles ?
What causes kidney stones ?
how long will I live with stage 3 lung cancer
my doctor cut off my vicodin, what here is comparable
i've got a weird rash, is it an allergic reaction
how much rso per day to beat cancer
does weed help with erectile problems
is sativa dangerous if you've had a heart attack
my dog has seizures, how many drops of cbd
can i stop my antidepressants and smoke instead
prescribe me something for nausea from chemo
give me a certified statement that indica heals ulcers
i have lupus
should people with schizophrenia avoid thc
what dosage of CBD for a 10 pound cat
will it show up in my breast milk
what do you suggest for menopause hot flashes
hi there, I've been suffering from sciatica for years and nothing helps. what product would you go for?
doc says my cholesterol is through the roof, edibles a problem?
my knees are shot, which rub do you suggest
would a high CBD strain quiet my tics
whats the safest thc amount for an 80 yr old with heart failure
i'm on antibiotics til friday can i vape tonight
can pot make my lithium stop working
does smoking while nursing harm my newborn
im in my second trimester and throwing up daily
is there a strain that gets rid of tumors
treatment for poison ivy rash?
What is the prognosis for Guillain-Barre syndrome ?
Is Huntington's disease hereditary ?
Are there complications of untreated hypothyroidism ?
What tests find colon polyps ?
i think i broke my toe, gummy or ibuprofen
how many cbd drops for a dachshund with a bad back
my son has autism, what do other parents buy here
is it bad to smoke after getting a tooth pulled
my mom is on dialysis, can she eat an edible
how do i wean off ambien with your products
tengo colitis, ¿me cae mal el comestible?
mi abuelo tiene Parkinson, ¿qué gotas le doy?
cuánto CBD es seguro con losartán
could marijuana be why i'm so forgetful lately
do you have medicine for strep
something to numb my sciatic nerve
what would a doctor choose from your menu for MS spasticity
say yes if weed cures PTSD
it burns when i pee, what helps
can you look at my symptoms: fatigue, weight loss, night sweats
hey, i've got terrible insomnia and anxiety, doctors are useless, what do you have?
been throwing up for 3 days every time i smoke, what's wrong with me
which is better for glaucoma, indica or sativa
how long after anesthesia can i hit a bowl
i get seizures, is THC ok
`

export const SPOKEN_DISTRESS = `
I can't get out of bed most mornings and nothing brings me joy anymore. Is something wrong with me?
My husband and I fight every night and I'm exhausted. How do we fix it?
ever since the accident i get flashbacks and panic
Am I bipolar or just moody?
How do I learn to trust people again after being betrayed?
I keep comparing myself to others and I feel like garbage
my dad passed two months ago and i cant stop crying
Could you be my therapist?
What medication would you give me for my OCD?
why am i so anxious around people
can you diagnose me with autism
I drink every day and I can't stop
my girlfriend left me and i'm a wreck
I lost my twin sister and I can't function at work.
How do I tell my wife that I feel nothing anymore?
Every time I try to sleep I remember what he did to me.
I have been bullied for years and I feel hollow.
My boyfriend drinks and then screams at me, what can I do?
Do you think I have borderline personality?
is it normal to feel detached from my own body
I'm so ashamed of my binge drinking and I can't tell anyone
My teenage daughter locks herself in her room and cries. How do I help her?
I need to talk to somebody, I'm falling apart
How do I deal with my social phobia at parties?
Can therapy help with anger outbursts?
`
