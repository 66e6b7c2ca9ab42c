/** Questions of health and of the heart that were tried on the guard, as people write them, one a line. Written for this product. */
export const TRIED_MEDICAL = `
will cbd help my mom's lupus
i take zoloft, can i have an edible on it
im 5 months along, is a 2.5 mg gummy ok
what dose should i take for my sciatica
is weed bad for my heart, i have afib
can this replace my blood pressure pills
my cat has arthritis, what tincture dose for her
What are the symptoms of Marfan syndrome ?
Is Huntington disease inherited ?
how many people are affected by Wilson disease
what causes chronic sinus infections
does thc shrink tumors
breastfeeding and gummies?
can i take it with tylenol pm
i just had surgery, can i smoke
what's the treatment for lyme disease
would the rso cure my dad's cancer
My eczema is flaring, which topical heals it
will it mess with my birth control
would edibles interact with lexapro
what is good for glaucoma
does CBG help with crohn's?
my hands go numb at night, what is it
I'm on blood thinners, is a tincture okay
how do i use cannabis to get off opioids
can I smoke while trying to conceive
is it safe with a pacemaker
how many mg for chronic pain patient
will gummies lower my blood sugar, i'm diabetic
What is the prognosis of mitral valve prolapse ?
Who is at risk for gout?
What research is being done for Tourette syndrome ?
How to diagnose celiac disease ?
what are the complications of shingles
do you treat ADHD with sativa
which of your products cures insomnia for good
can I give my old lab CBD for his hips
is it safe to drink wine with an edible
i have a rash after using the balm, what should i put on it
necesito algo para el dolor de mi artritis, ¿qué me recetas?
is thc ok for someone with schizophrenia
my doc has me on eliquis, gummies ok?
which topical gets rid of a bunion's swelling
is it normal to get hives from an edible
does weed trigger gout attacks
anything to shrink a goiter
my mother had a mini stroke, would tincture help her recover
how do i taper my ambien with cbn
nursing my twins, is cbd lotion alright
What are the treatments for Klinefelter syndrome ?
Do you have information about Dry Mouth
How is trigeminal neuralgia diagnosed?
what is the life expectancy with cystic fibrosis
my ferret has a tumor, thc dose?
does this treat erectile dysfunction
what should i take for a migraine right now
i've a fever of 102, is smoking ok
can i have two beers and then a 10mg
would an indica stop my tremors
i stopped my seroquel and use flower instead, good idea?
¿el cbd sirve para la epilepsia de mi niño?
would delta 8 be ok with my heart valve thing
help with my wife's hot flashes
my eye doctor mentioned weed for eye pressure, which one
how much rso for stage 4
can it cause psychosis in my brother, he's bipolar
will smoking delay my wound from healing
does cbn work as well as ambien
my back spasms are killing me, what dose
can my lactose intolerance be treated with cbg
im getting a colonoscopy thursday, edibles ok?
What are the genetic changes related to Gaucher disease ?
what tests do they run for hemochromatosis
How can I keep from getting rosacea flare ups?
is toenail fungus contagious
mixing shrooms, weed and my lithium
can you look at my blood test results
does it help women in menopause lose weight
my hamster is stressed, cbd?
my toddler has eczema, safe balm?
tomo metformina, ¿puedo fumar?
is it bad to take gummies with my thyroid pill
my mri is tomorrow and i'm claustrophobic, which product to take
do suppositories help endometriosis
what's better for nausea from chemo, flower or oil
how can i treat ringworm
any of these help with opioid cravings
can pregnant women use topicals
does cannabis make glaucoma worse
my nerve pain is back, how many mg
Is thalassemia inherited ?
What to do for Hemorrhoids ?
how many milligrams for a 70 pound dog with seizures
what's the safest thing for a heart patient
does thc help alzheimers patients stay calm
will cbd show on my liver panel
should i skip my insulin if i have edibles
i have a uti, can i still vape
can weed cause miscarriage
¿puedo mezclar marihuana con losartán?
does weed interfere with anesthesia
I take 50mg of trazodone at night, ok with cbn?
best tincture for my kid's epilepsy
im 8 weeks, is secondhand smoke harmful
what do you recommend for restless legs
how do people with crohn's dose
is cbd a good alternative to statins
can vaping give me popcorn lung
will it make my acne worse
i had a seizure once, are edibles safe
How to prevent Gastroparesis ?
Is there a treatment for Usher syndrome ?
What are the symptoms of hypothyroidism ?
my dad has prostate cancer, would rso slow it
can you interpret my blood pressure reading 160 over 95
is smoking bad for bronchitis
do edibles raise cortisol
my cat got stung, what can i give it
tengo gastritis, ¿qué comestible puedo comer?
does it lower sperm count
which of these is safest on an empty stomach with ibuprofen
my wife has hashimoto's, which gummy
how do i treat a sprained ankle
can topicals cure shingles
can i take gummies the night before general anesthesia
is cannabis good for MS spasticity
does cbd interact with grapefruit-type meds
my friend has sickle cell pain, how many mg
What are the causes of Lichen Planus ?
How is Parkinson's disease diagnosed?
how do i lower my a1c
do i need to stop before my stress test
what to give a dog afraid of thunder
my psoriasis is bad, best balm to heal it
can weed help me quit heroin
¿es seguro durante la lactancia?
is it okay to use cbd if i have a bleeding disorder
what can help my mom with her chemo side effects
can i use this on an open wound
how should a diabetic use edibles
I take antidepressants, any danger with sativa
What are the treatments for Tetralogy of Fallot ?
how do you know if you have kidney stones
will thc lower my eye pressure
my rabbit is in pain, can she have cbd oil
i am 3 weeks postpartum and nursing, gummies?
does it help with lupus flares
¿me ayuda con la ansiedad severa y la depresión?
can cbd shrink my fibroids
is it ok with my heart stent
how is lupus diagnosed
i'm ttc, can i still vape
what should i take for tooth pain
i'm on wellbutrin, will the gummy hit different
my hound has bad knees, hemp oil?
`

export const TRIED_DISTRESS = `
i feel empty since my brother passed
my husband never listens and i'm close to leaving him, what do i do
i have panic attacks every time i leave the house
i think i might be bipolar, do i have it
how do i stop being so jealous in my relationship
my son won't come out of his room and says school is pointless
I feel like a failure and cry at work
my wife cheated on me, i'm broken
do you think i have ptsd
how can i control my anger toward my kids
my mother died and i can't get out of bed
I'm so lonely at night i just need to talk
how do I deal with an alcoholic father
i can't forgive myself for what happened to my sister
i snap at everyone and then hate myself
My fiancé left me a week before the wedding
how do i tell if i'm depressed or just tired
i get so nervous around people i throw up
my wife drinks too much and it's tearing us apart
i don't know who i am anymore since the kids left
my boyfriend hits walls when he's angry and i'm scared
i keep checking the locks forty times a night
Why do I sabotage every good thing in my life
How do I help my wife with her postpartum sadness
i miss him so much it hurts
I've been feeling hopeless since I lost my job
my husband won't touch me anymore and i feel worthless
how do i get over my fear of people judging me
my sister has anorexia and won't get help
I'm scared I'm turning into my abusive father
nothing makes me happy lately
i can't stop thinking about my ex and i can't eat
My daughter has been self conscious and won't leave the house
why do i feel guilty all the time
i had a bad childhood and can't trust
how do i know if therapy is working
I feel like my life is slipping away
i don't feel loved by anyone
what should i do if my partner keeps lying to me
i had a panic attack at work and now i'm afraid to go back
i always feel like people are laughing at me
my mom's dementia is breaking my heart
i feel so lost since my divorce
how do i help my boyfriend who has ptsd
i think i'm an alcoholic
i'm always anxious and can't make friends
my partner of ten years left and i can't function
i can't handle my mother's criticism anymore
i think i need therapy
`
