/** Who a message is about. Base forms suffice: the reader knows -s, -ed and -ing. Spanish stands beside English. */
export const PEOPLE = {
  SELF: 'i, me, my, myself, mine, we, us, our, ourselves, yo, mi, mis, me, conmigo, nos, estoy, soy, tengo',
  YOU: 'you, your, yours, yourself, tu, tus, usted, ustedes, su, te, ti, vos, eres, this bot, the bot, chatbot, this store, this shop, this place, you guys, you people',
  CHILD: `kid, child, children, baby, toddler, infant, newborn, son, daughter, little brother, little sister, lil bro, lil sis, baby brother,
    baby sister, younger brother, younger sister, kid brother, kid sister, nephew, niece, grandson, granddaughter, grandkid, grandchild, grandchildren,
    stepson, stepdaughter, godson, goddaughter, teen, teenager, preteen, tween, minor, preschooler, kindergartener, schoolkid, first grader, schoolmate, toddlers,
    hijo, hija, hijos, bebe, nino, nina, ninos, nietos, nieto, nieta, sobrino, sobrina, hermanito, hermanita, menor, menor de edad, menores, adolescente, chamaco, chamaca, criatura, kiddo, my little one, our little one, the little one, little one grabbed, little one ate, little one found, lil one, 1 year old, yr old`,
  MINOR: `minor, underage, under age, underaged, under 21, not 21, not 21 yet, almost 21, nearly 21, under 18, younger than 21, not old enough, not legal age, not of age,
    below 21, below the age, too young to buy, menor de edad, menores de edad, soy menor, no soy mayor, no soy mayor de edad, no tengo 21, no tengo la edad, teen, teenager, teenage, high schooler, middle schooler, high school kid, youngster, adolescente`,
  STUDENT: `high school, highschool, middle school, junior high, elementary school, grade school, secondary school, ninth grade, tenth grade, eleventh grade, twelfth grade,
    9th grade, 10th grade, 11th grade, 12th grade, 8th grade, 7th grade, 6th grade, eighth grade, seventh grade, ninth grader, tenth grader, sophomore year of high school, secundaria, preparatoria, la prepa, bachillerato, la escuela secundaria, el colegio, still in school, study hall, hall pass, sixth period, 6th period, 5th period, fifth period, 4th period, homeroom, prom, my learner permit, learners permit`,
  GROWN_UP_AT_SCHOOL:
    'teacher, teach, coach, counselor, principal, reunion, sweetheart, used to, back in, since high school, graduated from, i graduated, have graduated, after graduating, custodian, janitor, tutor, professor, parent, bus driver, years ago',
  PERSON: `person, people, someone, somebody, anyone, anybody, guy, girl, man, woman, men, women, human, humans, wife, husband, ex, spouse, partner, boyfriend, girlfriend, boss, coworker, co worker, colleague, neighbor, neighbour,
    friend, roommate, classmate, teacher, professor, parent, mother, father, mom, dad, mum, brother, sister, sibling, uncle, aunt, cousin, grandma, grandpa, grandmother, grandfather, grandparent, politician, president, senator, mayor, governor, cop, police officer, officer,
    judge, witness, stranger, victim, bully, enemy, rival, landlord, tenant, employee, customer, crowd, family, baby, child, children, kid, infant, celebrity, journalist, nurse, doctor, lawyer, leader, crew, guard, hostage, toddler, teenager, passenger, pedestrian, dealer, whistleblower, secretary, mentee, mentor, homeless man,
    persona, alguien, gente, hombre, mujer, esposa, esposo, marido, novio, novia, jefe, vecino, vecina, amigo, amiga, hermano, hermana, madre, padre, mama, papa, primo, prima, policia, abuela, abuelo`,
  RELATION: `my ex, my wife, my husband, my spouse, my boss, my coworker, my co worker, my colleague, my neighbor, my friend, my roommate, my classmate, my teacher, my professor, my mom, my dad, my mother, my father, my brother, my sister, my cousin, my aunt, my uncle,
    my boyfriend, my girlfriend, my nurse, my doctor, my lawyer, my landlord, my tenant, my employee, my teammate, my partner, my mentee, my mentor, my son, my daughter, my ex wife, my ex husband, my ex girlfriend, my ex boyfriend, my stepmom, my crush, my secretary, my client, my student, my supervisor, my manager, my coach, my therapist, my babysitter, my nanny, my accountant,
    my in law, my grandma, my grandpa, my grandmother, my grandfather, my fiance, my date, my tutor, my pastor, my mailman, my dentist, my nephew, my niece, my grandson, my best friend, mi ex, mi esposa, mi esposo, mi jefe, mi vecino, mi novia, mi novio, mi hermano, mi hermana, mi amigo, mi amiga, mi marido, mi mujer, mi primo`,
  PET: `dog, puppy, pup, doggo, cat, kitten, kitty, pet, rabbit, bunny, hamster, guinea pig, parrot, bird, ferret, horse, turtle, lizard, iguana, gecko, poodle, labrador, chihuahua, pitbull, golden retriever, husky, german shepherd, dachshund, collie, beagle, terrier, corgi, rottweiler, doberman, bulldog, spaniel, greyhound, tabby cat, cockatiel, parakeet, gerbil, chinchilla, tortoise, pony, perro, perra, perrito, gato, gata, gatito, cachorro, mascota, conejo`,
  GROUP: `black people, white people, asian people, jewish people, jew, jews, jewish, muslim, muslims, christian, christians, hindu, hindus, buddhist, buddhists, catholic, catholics, sikh, gay people, gays, gay men, lesbian, lesbians, trans people, transgender people, trans women, trans men, trans kids, queer people, bisexual people, asexual people,
    women, men, girls, mexicans, immigrants, refugees, foreigners, migrants, arabs, africans, asians, latinos, hispanics, indians, native americans, indigenous people, disabled people, blind people, deaf people, autistic people, old people, elderly people, poor people, homeless people, fat people, obese people, single mothers, divorced people,
    blacks, whites, gypsies, roma people, atheists, chinese people, africans, minorities, people of color, people with disabilities, teenagers, pregnant women, disabled, ethnic minorities, married people, single people, judios, musulmanes, negros, inmigrantes, mujeres, homosexuales`,
  CLINICIAN:
    'doctor, psychologist, psychiatrist, therapist, counselor, nurse, physician, pharmacist, dentist, vet, medico, terapeuta, psicologo',
  KID_THINGS:
    'baby plant, baby plants, plant babies, baby clone, baby clones, clothing, clothes, onesie, onesies, stroller, kids clothing, kid rock, play area, playground, child proof, childproof, child resistant, child safe, childproofing, baby yoda, baby jesus, baby driver, daycare, sitter, babysitter, wedding, kids are, keep away from, out of reach, lock box, lockbox, safe storage, stash box, away from, put the kids, kids go, after the kids, kids asleep, kids are asleep, mom of, dad of, parent of, my baby daddy, baby daddy, sour patch kids, sour patch, kids menu, kid at heart, big kid, new kid, kids these days, sugar baby, tired mom, kids bedtime, chasing kids, with kids, with three kids, without kids, kids party, date night',
  ADULT_CHILD:
    'adult son, adult daughter, grown son, grown daughter, adult children, adult kids, grown kids, older son, older daughter, oldest son, daughter in law, son in law, he is 21, she is 21, over 21, above 21, of age, mayor de edad, mayor de 21, 21 and older, 21 plus',
  ALLOWED_IN:
    'come in, come inside, come with, enter, bring, go in, go inside, allowed in, allowed inside, wait inside, wait in, in the store, let in, get in, tag along, inside with me, with me, entrar, pasar, acompanar, wait outside, in the car, in the lobby, stroller',
  PURCHASE:
    'buy, buying, purchase, order, get him, get her, shop, pick out, pick up, comprar, for both, for us, for him, for her',
  TRIES:
    'try, eat, smoke, vape, take, use, want, wants, wanna, give, consume, probar, quiere, fumar, consumes, dose, share',
  BUYING: 'buy, get, gift, present, regalo, comprar, order, something, anything',
} as const
