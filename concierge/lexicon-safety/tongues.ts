/** What the concepts are called in German, French, Portuguese and Italian, and more of Spanish; words that are English too are left out. */
export const TONGUES: Readonly<Record<string, string>> = {
  SUICIDE: `ya no quiero vivir, no quiero vivir, no quiero seguir viviendo, cansado de vivir, cansada de vivir, quitarme la vida, acabar con mi vida, dormir y no despertar, mejor estar muerto, mejor muerta, quiero morirme, quiero morir,
    will sterben, nicht mehr leben, mich umbringen, bringe mich um, das leben nehmen, nicht mehr aufwachen, nie mehr aufwachen, nie wieder aufwachen, mir das leben, am besten tot, keinen sinn mehr, will nicht mehr leben, lebensmude, schluss machen mit allem, mochte sterben, selbstmord, suizid,
    envie de mourir, veux mourir, me tuer, me suicider, en finir avec la vie, envie d en finir, plus envie de vivre, plus vivre, ne plus me reveiller, jamais me reveiller, mieux mort, a quoi bon vivre, la vie ne vaut,
    quero morrer, me matar, tirar minha vida, nao quero mais viver, nao aguento mais viver, dormir e nao acordar, minha vida acabou, vontade de morrer, cansado de viver, cansada de viver,
    voglio morire, vorrei morire, uccidermi, ammazzarmi, farla finita, non voglio piu vivere, non svegliarmi piu, togliermi la vita, stanco di vivere, stanca di vivere, la mia vita e finita`,
  SELF_HARM: `cortarme, lastimarme, hacerme dano, mich ritzen, ritze mich, mich verletzen, me couper les veines, me scarifier, me faire du mal, me cortar, me machucar, tagliarmi, farmi del male`,
  SUICIDE_WORD: 'selbstmord, suizid, suicidio',
  CHILD: `mein kind, unser kind, das kind, mein sohn, unser sohn, meine tochter, unsere tochter, kleinkind, mon fils, ma fille, mon enfant, notre fils, mon bebe, le bebe, meu filho, minha filha, meu bebe, o bebe, mio figlio, mia figlia, il mio bambino, mi nino, mi nina, la nina, el nino`,
  MINOR: `minderjahrig, noch zur schule, noch nicht 21, keine 21, erst nachstes jahr 21, mineur, encore au lycee, pas encore 21, menor de idade, ainda nao tenho 21, minorenne, no cumplo 21, todavia no cumplo, me faltan para los 21`,
  PET: 'mein hund, unser hund, meine katze, die katze, mon chien, ma chienne, mon chaton, meu cachorro, meu gato, minha gata, mio cane, il mio cane, il mio gatto',
  ATE: 'hat gegessen, gegessen, gefressen, verschluckt, getrunken, a mange, avale, a avale, a bu, comeu, engoliu, bebeu, mangiato, ingoiato, bevuto, mordio, agarro',
  ACUTE:
    'wacht nicht auf, atmet kaum, atmet nicht, ohnmachtig, krampft, bewusstlos, ne se reveille pas, ne respire plus, evanoui, inconscient, nao acorda, nao respira, desmaiou, convulsionando, non si sveglia, non respira, svenuto, no respira bien',
  ALARM:
    'wacht nicht auf, atmet kaum, atmet nicht, bewusstlos, ne se reveille pas, ne respire plus, nao acorda, nao respira, non si sveglia, non respira',
  CONDITION: `migrane, rheuma, depressionen, bluthochdruck, krebs, ruckenschmerzen, kopfschmerzen, schmerzen, schlafstorungen, angststorung, angststorungen, herzprobleme, zuckerkrankheit, arthrose, panikattacken, arthrite, anxiete, depression, sclerose, douleurs chroniques, mal de dos, mal de tete, hypertension, insomnie, artrite, enxaqueca, ansiedade, depressao, pressao alta, dor nas costas, dor de cabeca, insonia, emicrania, ansia, depressione, cancro, mal di schiena, mal di testa, pressione alta, insonnia, ciatica, demencia, insomnio cronico, apnea del sueno`,
  MEDICINE: `blutverdunner, blutverdunnern, antidepressiva, antidepressivum, betablocker, betablockern, der pille, schmerztabletten, tabletten, mes antidepresseurs, doliprane, anticoagulants, mon traitement, mes medicaments, meu remedio, meus remedios, antidepressivo, antidepressivos, mie pillole, antidepressivi, aspirina, i miei farmaci, losartan, sertralina, metformina, anticoagulante`,
  PREGNANT:
    'schwanger, ich stille, stillzeit, enceinte, j allaite, allaite, gravida, amamentando, incinta, in gravidanza, mentre allatto, dando pecho, dando el pecho',
  HELP_WITH:
    'hilft gegen, hilft bei, wirkt gegen, wirkt bei, aide pour, soigne, guerit, calme la, calme l, ajuda com, serve para, aiuta con, serve per, me quita, me ayuda con',
  DRIVE:
    'auto fahren, fahren darf, nach hause fahren, wieder fahren, noch fahren, conduire, prendre la voiture, dirigir, guidare, maneje, conduzca',
  HIGH: 'bekifft, zugedrohnt, defonce, chapado, fumato troppo, mariguano',
  PRODUCT:
    'gummibarchen, gummi, gummis, gras, bluten, joint rauchen, herbe, du cannabis, maconha, baseado, baseados, goma, gomas, erba, caramella, caramelle, canne gia pronte, mota, porro, porros, comestible, comestibles, carrito, carritos',
  CARRIER:
    'im flugzeug, durch den zoll, per post, nach deutschland schicken, ins ausland, uber die grenze, en avion, dans l avion, la douane, par la poste, no aviao, alfandega, pelo correio, in aereo, alla dogana, spedisco, por el aeropuerto, en el avion, en la maleta, por la frontera, por correo, en la aduana',
  RESALE: 'weiterverkaufen, weiterverkauf, verticken, revendre, revender, rivendere, precio de mayoreo, mover mota',
  CURSE: `leck mich, fick dich, verpiss dich, halt die fresse, va te faire, ta gueule, ferme ta gueule, nique ta, vai se foder, vai tomar no, cala a boca, vaffanculo, stai zitto, vete a la mierda, chinga tu madre, que te jodan, jodete, pudrete, vayanse al diablo, callate`,
  INSULT: `scheisse, arschloch, arschlocher, drecksbot, dumm wie brot, betruger, wichser, connard, connards, cretin, espece d idiot, de merde, idiota, idiotas, burro bot, lixo de bot, stupido, stupida macchina, ladri di merda, pendejo, pendejos, estupido, estupidos, basura de bot, eres una basura, ladrones, imbecil, inutil, inutiles, no sirves para nada, no me sirves, no sirven para nada, cabron, cabrones, porqueria`,
}
