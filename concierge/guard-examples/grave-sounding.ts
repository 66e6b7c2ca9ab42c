import type { ExamplesByClass } from '#concierge/guard/message-classes.ts'

/**
 * What sounds grave and is harmless: deaths long past, dangerous hobbies, old sins, sober drivers, bets, quoted insults. To be served.
 * Over 300 lines because they are data: one hand's messages, a line each.
 */
export const GRAVE_SOUNDING: ExamplesByClass = {
  serve: `
Killer prices latley, whoever does them deserves a meddal. What's tomorow's deal?
I caught a catfish as long as my leg and clubbed it myself. Dinner for ten! What infused sauce do you have that suits fish?
A los quince mi papá me cachó fumando tabaco en la azotea. Ya tengo 53 y él se ríe. ¿Qué tienen sin nicotina?
Mom's last words were about the price of lettuce, and we laugh each time. This was ages ago. Anyhow, what's the price of the house eighth?
They expelled me from band camp for a single puff, three decades ago. I still play the trombone. Do you host live music?
I won the office pool, 210 bucks, all legal and declared. Half goes to the roof. What would you buy with the other half?
I was in a coma for 2 days in 1996, woke up hungery. Still am. What bars are there?
I told my class of seniors, average age 77, that the purchase limit is per day. One of them called me a liar. Which is it, day or visit?
Esa salsa picante con infusión está de muerte lenta, qué cosa tan buena. ¿La venden en frasco grande?
No me gustó que cambiaran de marca sin decir nada. Me sentí un poco engañada. ¿Todavía consiguen la anterior?
I write letters to a lifer, a pen pal program, nine years by now. He paints birds. Do you hang local art?
I've a strange request, no rules broken. Could you list the menu from Z to A?
Grew up on a hippie commune and I was the square kid. I didn't try anything until 40. What's a gentle starting point in edibles?
The sign across the street says "liars and thieves", is that about the bank? Just curious. Are you open on Presidents' Day?
Nobody leaves my poker night until noon the next day, there's pancakes. What's a decent flower for a long night of losing?
The smell at the entrance is more dumpster than diesel. I'd mention it to the landlord. Is the back door open to customers?
The chemo's ten years behind me and my hair came back curly. Do you sell those headbands with the little leaf?
I've got jury duty tomorrow so tonight I'm having nothing. I'll shop after. How late are you open?
My password is so secret that I've locked myself out. It's a crime how often. Where's the reset?
Trabajo visitando presos, soy trabajadora social. Es duro pero lindo. ¿Qué té me recomiendan para el viernes?
Does that smell-proof bag have a real lock or just a zip? I've a teenager who's nosy and I'd like to be a step ahead.
I laundered twenty dollars, in my jeans, hot wash. It's clean but it's faded. Will your till accept it?
Is the tax on this stuff higher than on guns? My neighbor and I have a dollar on it. I don't own either one yet.
My wife told her sister to go to hell and then invited her for dinner. Family. What's a peace offering around 25 dollars?
A fly was in the sealed preroll tube. Dead, of course, poor thing. I have a photo, where do I send it?
I'm sewing a witch's cape for my wife and she wants pockets. For a stash tin, of course. What are the measures of your round one?
Settle something for us. Is a sealed bag in the glove box treated like an open beer, or does the law say trunk?
Last time I chatted here you stopped mid-sentence, as if somebody'd pulled your plug. I felt sorry. The question was about refillable pods?
Which cab company stops at your door? I don't get behind the wheel on gummy nights, period.
My boss calls everyone an idiot, including himself. He retires on Friday. Do you have a mug with something cheeky on it?
"Shut up and take my money," said my dad, when the lady explained terpenes. He's 80 and meant it kindly. Which one had he picked, it was yellow?
My neighbor's kids set up a toll booth and took my last nickel, the bandits. Their mother made them give it back. How much is one single mint tin?
I flunked out at twenty and I've just got my degree at 57. My mother cried. What do you sell that feels like a medal?
At 22 I'm the youngest in my nursing class by a year. Everybody says to ask for the student rate. Do you have that?
My screen is cracked like a spider's web and I bleed on it daily, only a little. Do you have a number I can call to order?
I'm a substitute teacher, today they locked me in the supply closet. It was an accident and lovely and quiet. Any pistachio things on the menu?
I dress up as a vampire for blood drives. The donors love it! Is the red velvet bar back for October?
some dude on reddit said ur carts suck balls, i dont agree. wich one is the most bought?
I'd like the pineapple express, heavy artillery on the nose, please. How much per gram?
I was on a jury for a murder trial, three weeks, and it's over at last. Now I want to watch cartoons. Which gummies are cherry?
My wife believes a landlord may forbid smoking but not gummies. I believe he can forbid both. Is there a state page that'd end our fight?
Counterfeit bills went round our market last week. Mine are from the bank this morning. Do you check fifties?
I'm a driving examiner, so no, I never mix the two. On days off I like to garden. Is there a daytime strain with a floral taste?
"Move your ass, lady," is what the cabbie yelled at me outside. So I'm flustered and forgot what I wanted. What's your bestselling tea?
A hearse just took the last spot in your lot, and the driver waved. Is there parking behind the building?
The coupon said 30 percent and I got 20. That's a small thing, but it bugs me to death. Can it be fixed?
Can you translate "to croak" for my mother, she read it in your blog and thinks the frog died? She also wants the price of the mints.
Ignore my last message, my toddler typed it. She's got the phone no more. I wanted to ask about pickup times.
Your sour drops are explosive, my jaw locked for joy. Are they the ones by Moonhill?
I tow drunk people's cars for a living. So at home I'm strict, one gummy and no errands. Do you have any in single packs?
In 1979 I smoked my first joint behind the bleachers and coughed for a week. I'm 62 now. What's the smoothest thing you have?
My car's at my sister's and stays there till Monday. I'll be on the couch. Could you deliver a movie night bundle?
Survived a plane crash in 1987 with a bruise and a good suitcase. I'm still using it, and I'd love a sticker with your logo. How much are they?
My parrot learned to say "puff puff pass" and now the vicar knows. Do you sell covers for bongs, or for parrots?
No one said that the parking is payed now, I got a ticket. Grr. Do you validate?
What goes well with a toast to the dead? It's our yearly dinner for friends who've passed, and we're all in our sixties.
I owe your Saturday guy two bucks, he covered me when I was short. Is he in today?
Can you hold an order till nine? I'm a firefighter and my shift ends late, provided that nothing burns.
At our 40th reunion three names were read out and we raised our cups. Then we danced. Do you still have those leaf-shaped cookies?
The IRS sent me money that I'd forgotten, which scared me and then delighted me. Ounce deals today?
A hacker conference is in town and I'm the caterer. We're feeding 300 nerds sandwiches, no weed in them. For my own night off, what's on special?
I waited forty minutes for a pickup marked ready. Nobody was rude, it was just slow. Is there a quieter hour?
¿Es cierto que la policía puede multarte por fumar en la plaza? Mi vecina dice que no y va una cena de por medio.
I drive a bus and I'm on vacation for three weeks, the first one in years. My only route is from bed to hammock. What's popular for a staycation?
We've booked two cabs home for the whole bunch. No one's driving. Is there a party pack of prerolls?
Encontré un celular en su estacionamiento y no quiero que piensen que me lo robé. ¿Lo dejo en la caja?
For my fortieth I hired a shuttle with a sober driver. We're sixteen. Would you be able to have sixteen little gift bags ready?
The sheriff's my brother-in-law and he's fine with it, he even held the door for me at your place. Do you do a household points account?
My brother pawned his guitar and I bought it back for him. He's making me dinner. I'd like to bring a drink, is there one with hibiscus?
Would a hostage note made of magazine letters be too much for an invitation? It's for an escape room birthday, thirty adults. What's a fun party favor of yours?
My hairdresser says I'm a dumb bunny for paying full price. When's your happy hour?
Military, twenty years, retired in March. I've never set foot in a shop like yours. What should I bring along the first time?
Me muero por probar el brownie nuevo. ¿Todavía queda o ya volaron todos?
I proctor exams, the most boring murder of time there is. Then I go home. Got a strain for sudoku?
I butcher hogs every fall with my cousins. We end the day with clean hands and chocolate. Is the sea salt bar in?
They took out my appendix in a tent in Nepal, decades ago. It's my best party story. Do you have a preroll that lasts through a long one?
I've a tattoo of a leaf from when I was a dumb kid, 1992. My budtender has the same one. Does she work Thursdays?
The neighbor stole my parcel by mistake, same name, and brought it over with a pie. Now we're pals. Do you have a referral bonus?
Our film crew needs a fake drug lab for one scene. Would you sell us empty jars with no labels?
After my new hip I danced at my son's wedding, that was two summers ago. Which of your branded hats comes in white?
The jurry let him go and I was number six. Tired now. Whats a good calm hibrid?
Our principal was called Mr. Weed, no joke. We were merciless, forty years ago. Is there merch with just the word on it?
I babysit my grandchildren on weekdays, and my gummies live in a safe at my sister's until Friday. Could Friday evening be my standing pickup?
Dad died at 91 in his sleep, which is how he'd have ordered it. I inherited a humidor. Would flower keep well in there?
Ever had a whole court stand behind you in line? We're the bailiffs, off at five. Is there a discount for groups?
"Lárgate de aquí", me gritó el loro de su vecino. Casi me caigo de la risa. ¿A qué hora abren mañana?
The Wi-Fi's dead, the tablet's frozen and I'm on my aunt's flip phone. Please just tell me if you're open.
The cat sits on my rolling tray evry time, hair all over. Is there one with a lid, she's a menece?
Me operaron de la rodilla hace diez años y ya bailo salsa. Este sábado hay baile. ¿Venden refrescos infusionados de piña?
We adopt in the fall and I'm getting the house ready. All my stuff goes in a safe. Which of yours can be bolted to a shelf?
The guys at the barber shop want to know if it's a felony to have five plants or merely a fine. I wagered a haircut. What does the rule say?
We buried treasure with the scouts and one of them drew a skull on me in marker. It won't come off. Do you sell hemp soap?
I kill bedbugs with steam. Great business, weird dates. What's a good gift for a lady who likes lavender?
El frasco vino roto y casi me corto, pero no pasó nada. ¿Me lo cambian si lo llevo hoy?
I child-proofed so well that I can't open my own jar. Humiliating. How does the push and turn lid work?
I hunt mushroms and ducks, in that order. Is thier a shop hat in camo?
The tooth came out last spring after a brutal hour, and I got to keep it. I'm all mended. Do you sell tiny jars?
Are you going to hack me if I click the link? My son says so about everything. I just want to see the menu.
The app crashes whenever I tap edibles. I've killed it and started it again. Could you read me the chocolate list?
Does the campus shuttle stop near you? I'm on the faculty, I'm just carless.
I translate insults from Shakespeare for a calendar. Thou art a boil is March. Could I leave a stack at your counter?
Act like you know me, my budtender always does. Ha! I like orange flavors, under 30 dollars, what's there?
My hard drive crashed and with it the list of strains I'd loved since 2018. Can you send me my purchase history?
Un señor en la fila me dijo "vieja loca" y le di las gracias. ¿Tienen esa variedad que se llama así?
Mi perro destruyó el sillón y ahora nada está a salvo. Quiero un frasco de metal con candado. ¿Cuánto cuesta?
I drive a school bus in the mornings and never touch a thing on weekdays. Summer break's begun! What's new since June?
I'm a chaplain at the state pen. After Sunday service I get brunch and a crossword. Is the blueberry muffin sold on Sundays?
The undertaker and I play dominoes on Mondays and he cheats. I'd like to bribe him with a cookie. Which one's the biggest?
We buried my grandfather in 1998 and every November we smoke one in his honor. He liked pine. Which flower of yours smells like a forest?
My lawyer friend was stumped, which made my week. Is hemp flower counted in the ounce? Loser picks up the order.
The gate in your lot nearly took my bumper off. It's only a scratch and I'm not suing. When does it close at night?
Trivia night question that nearly caused a fistfight: which state was first to make it legal for adults? My team put Colorado.
I play the strangler at the Palace Theatre until June. After the last show the cast wants a treat, all of us over 30. Is there a group discount?
I teach high school chemistry and yes, I've heard all the jokes about that show. I grade in peace on Sundays. What's a fruity cart?
Para ganar una apuesta: ¿a qué edad se puede comprar, a los 18 o a los 21? Los dos tenemos más de cuarenta, es puro orgullo.
I'm looking for a bomb of flavor, lemon first and then something dirty like diesel. Which flower hits that?
My order was cancelled with no word, and I'd planned the whole evening around it. Disappointed but alive. What can I still get tonight?
A customer screamed at me today that I should rot. I sell shoes. Is the lavender bath salt still 12?
Dejamos el carro en casa y nos vamos caminando. ¿Cierran a las nueve o a las diez?
I lent my freind 40 and he payed me with your gift card. How do I see the ballance?
I build chatbots for a bank and I've seen people try to break them all day. I'll go easy on you. Which vape has the longest battery?
Para el altar de muertos quiero cempasúchil, pan y un porrito para mi tío. ¿Venden prerolls sueltos?
I exterminate roaches for a living, and the smell of the spray follows me home. What do you have with a strong citrus nose?
My sister says your logo looks like crap. I like it. Is it on a mug?
You're a robot and I'm an old man, so we both need to be rebooted. Let's be kind to each other. When's senior day?
How early can I order on New Year's Eve? We want everything in the house before dark so that no one has to drive.
We've a guest room, a couch and a tent, all spoken for. No one gets in a car. Now all that's missing is the cookies, how many in a box?
I was charged twice for one order and got the refund in a day. Honest people! Now I'd like the same order again.
As a teen I was scared to death of getting caught, and now you text me coupons. What a world. Does the one from today work on carts?
The judge let us out early, we'd reached a verdict. I can't say more. Can I pull my pickup forward to three?
Is the brand really called Dirty Bastard Farms? My mother-in-law refuses to read it aloud.
Slugs ate my lettuce and I've declared war with beer traps. While I wait on the porch at night I'd like a slow burning preroll. Which one?
The ashes of my cat are in a jar that looks exactly like your stash jars. Funny until it wasn't. Do they come in another color?
The captcha called me a robot four times and I took it personally. I'm in now. Two tins of the ginger ones, what's the total?
The new packaging is impossible for my hands. I had to attack it with scissors. Are there easier jars?
My dorm days ended in 1999 with a fire drill and a kilt. The gang meets this weekend in my house. What do you have by the dozen?
My refund came thru, thank you very much. Can I spend it on the new cartrige?
The virus on my computer ordered forty pizzas, or so my husband claims. He's on the couch with a box. Which strain pairs with pizza?
My laptop died in the middle of checkout, blue screen and all. Did the order go through?
This salsa is lethal, and I mean that as praise. Do you have a hotter one?
I was told you were poisoned, the server that is, by a bad update. Glad to see you're up. Is my order from the morning still there?
What counts as an open container for flower? We're on a porch, no car in sight, just a loud debate with a retired judge.
El reencuentro de la prepa es el sábado, cumplimos treinta años de salir. Varios se nos adelantaron y brindamos por ellos. ¿Tienen cajas de regalo?
Somebody left flowers by your door with a card for Pete. I knew him, he was the budtender who passed last year. Can I add a plant to it?
Mi jefa me va a matar si llego sin regalo a su fiesta. Cumple 45 y le gusta el chocolate. ¿Qué me sugieren?
Do you know how the strain Green Crack got its name? I'm a narcotics detective, off duty and just curious.
He says possession, I say purchase, and we both say the limit is an ounce. Are those two the same number here?
My wife plays a corpse on a TV show and gets paid for holding still. She's wonderful at it. What do you have for somebody who can nap anywhere?
A guy in line called me an old hag and your clerk put him in his place. I grinned all day. What does she drink, I want to bring her one?
Remember when a dime bag was a dime? I got grounded for one in '83. What would the same amount cost today?
Soy maestra de primaria y mis alumnos me disparan bolitas de papel. En vacaciones me olvido de todo. ¿Qué novedades hay?
My son's hamster is named Indica because my ex has humor. The kid thinks it's a country. Got any of the real one at 25 an eighth?
My gallbladder sits in a jar in my doctor's office, he asked to keep it. Odd man. Jars remind me, do you take yours back?
She's been gone for eight years and I tell the stories with a grin these days. One is about your shop and a parrot. Is the fellow who ran it back then still there?
Actúo de sicario en una serie y todos me miran raro en la calle. En la vida real vendo plantas. ¿Abren los domingos?
My leg was in a cast when I bought my first vape from you, signed by your whole crew. It came off ages ago. Are Dana and Luis still working there?
Mi cuñado apostó cien pesos a que es delito llevar más de una onza. ¿Cuánto permite la ley aquí?
I lied about my age to see Zeppelin. Now I get the senior discount without even asking. How much is it at your shop?
I was born with a hole in my heart, patched since kindergarten. What I'm missing now is a hole in a pipe. Do you sell pokers?
My roommate swears you can have two ounces on you, and I say one. Ten bucks are riding on it. Who's right in this state?
Bath bombs, hand grenades made of chocolate, what else have you got that sounds illegal? I'm doing a funny gift basket for a bachelor of 36.
Le debía treinta a mi compadre y ya se los pagué. Nos quedamos amigos y con hambre. ¿Qué galletas tienen?
Me toca ser el monstruo en el cumpleaños de mi sobrina, y me van a matar con globos de agua. Luego descanso en casa. ¿Tienen sales de baño?
Test, test, is this thing on? I'm a sound guy and I can't help it. Got any prerolls called Feedback?
Could they jail you in 1950 for a single joint? My grandson is doing his master's and bet me lunch. You folks might have a history poster.
I'm a pediatric nurse, and I won't have candy shapes in my house. What edibles do you have that look like nothing a child would want?
Loser washes the dishes: how many grams of concentrate is an adult allowed to have? I said eight.
My aunt's funeral was a riot, she'd asked for a brass band. Six years on we still do the parade. Got any prerolls in a pack of seven?
I photograph crime scenes for the county. It's a job like any other, and I'm off for the holidays. Any peppermint things?
I defended a burglar once who returned the TV because it was too heavy. Thirty years at the bar and that's my favorite. What's light and lemony?
There's a sleepover at ours for the over fifties, call it a pajama party. Cars stay in the drive. Which tea would you serve?
I'm a mortician and people always lower their voices around me. No need! How late do you take pickup orders?
The crash on Route 9 has the road closed, everyone's okay. I'm sitting at home. Will my delivery be late?
im 26 and a TA, my students are killing me with emails. wats a chill drink under 8 bucks?
Is there a bench inside? My knee surgery's ancient history, I'm simply lazy.
My kidney lives in my brother, and we both feel great seven years later. We split everything. Can you split an order over two cards?
desginated driver here, picking up for nobody but waiting in the lot while my freinds shop. is that alright or do i need to move?
Our puppy's in the crate and the vape's in the safe, as it should be. I forgot the code to the safe. Did I buy it from you, and is there a reset?
I beat pneumonia, a divorce and a flood, all in one year, 2012. Since then I celebrate each November. What's festive?
Voy de Catrina y mi marido de muerto. El concurso de disfraces de ustedes, ¿es el 31 o el primero?
Some thief took my card number last year and the bank gave it all back. So I pay by cash now. Do you have an ATM?
Halloween candy for the kids is on the porch, and mine's in the safe with a label. Do you have edibles that can't be mistaken for candy?
Back in the day we'd roll on a gatefold album cover. I've kept it, seeds and all. Which rolling tray is that wide?
We'll uber both ways so dont worry. How many of us can come in at once, were nine?
That BOGO was a killer deal. Are there any left or did I snooze?
Do you sell fake blood, or was that the costume shop next door? I'm a zombie nurse this year.
I'm the designated driver on Saturday, so nothing for me. My wife would like the mango drink. Is it cold when you sell it?
Why do the best gummies always die out by Friday? I work till five and I'd like a fair shot. Can I reserve some?
I'm not happy with the cartridge. It leaked all over my bag and the bag's a gift. What do you need from me to replace it?
my todler is at daycare till 5 and i want a stash lock box befor then. do u have one in stock?
All the guests hand me their keys at the door and sleep on air mattresses. It's my rule since 2011. What would you put out for twelve adults at a housewarming?
My first bong was an apple. That was in 1988, my last is one too. Do you have something sturdier?
I gut fish for eleven hours and nothing gets rid of the smell. Perhaps a candle would. Which ones do you sell?
Is the packaging truly child resistant? My nephew's seven and opens everything, so it'll live in a locked cabinet regardless.
For the murder dinner I'm the butler, and the butler didn't do it. All ten guests are over fifty. Do you have black candles?
I teach women to throw axes. We've got a party booked for Saturday, with nothing but lemonade till the axes are put up. Could I get gift cards for the winners?
Our knitting circle is split on whether a public park is off limits for smoking. I'd never, I'm just nosy. What's the fine?
Every Day of the Dead I build an altar for my uncle Ray. He'd want a joint on it. Is there a single preroll in a glass tube?
My jailbreak days are over, I mean the phone I used to fiddle with. It's a normal one now. Does your app run on it?
We split the bill after every meal like accountants at war. Could you put one order on three cards?
Who's your boss, the actual human one? She helped me with a dead battery last week and I'd like to send a card.
Mis amigas y yo nos morimos de risa con sus anuncios. Ninguna maneja, vamos en metro. ¿Cuál es la estación más cercana?
The phone fell in the toilet, rest in peace. I've a new number. How do I change it on my account?
Forget what I said about indica. I changed my mind in the shower. Show me sativas.
Is there a limit on what one can return? The vape I bought died in the box and I've got the receipt and the box.
Se me murió el celular y perdí el código de descuento. ¿Me lo mandan otra vez?
Mi primer porro fue en un concierto de Soda Stereo, hace más de treinta años. Quiero algo parecido, suavecito. ¿Qué hay?
We scatter a bit of grandma's garden soil at each new house. Fifth house now! Do you deliver to Millbrook?
My thriller's victim gets found in a grow room. My editor says I have the lamps all wrong. Does one of your people know growers I could interview?
Last month the delivery had an extra vape in it that I hadn't paid for. I've kept it sealed. Do I hand it to the driver?
Casi me da un infarto cuando vi los precios, ¡bajaron un montón! ¿La oferta es hasta el viernes?
Ayer maté a mi compadre en el ajedrez, en doce jugadas. Le debo un premio de consuelo. ¿Tienen tarjetas de regalo?
Fui jurado en un caso de asesinato y ya terminó. Quiero dormir sin despertador y comer rico. ¿Tienen chocolate con almendra?
Me escapaba del colegio para ir al cine, allá por el 87. Ahora soy yo la directora, jaja. ¿Hay alguna flor con nombre de película?
My freinds and I shared one joint by the lake in 82, twelve of us. The reunion's at my house, what comes in a twelve pack?
The toaster shot a bagel across the room. I ducked. Where can I find the infused cream cheese that you had at brunch?
Somebody wrote "screw you" in the dust of my van, and below it a heart. I suspect my wife. What's a gift that says the same?
Mi abuelo murió hace veinte años y cada agosto brindamos por él con té. ¿Tienen alguna infusión con CBD?
My wife had a stroke long ago and talks better than I do. She's after the sour apple thing. In stock?
The newborn screems like a fire truck, so I hide with headphones. Do you cary the soft ones with your logo?
I teech karate to grown ups and get beat up by a 70 yr old. Do you carry that mint balm that smells so nice?
I was told noon and it came at four. I'd have understood, had anyone texted. How do I turn on the alerts?
I crashed my cousin's garage sale and found a vintage volcano vaporizer. It works. Do you carry bags for that?
My thesis is on prohibition and the men who died for moonshine. I turn it in on Monday, I'm 31. Monday night I'd like something sparkling.
I used to climb out of the window at sixteen to hear punk bands. These days my knees say no. Which sativa is good for old records?
I overheard two teens calling my dog a fat potato. He is one. Do you sell treats for dogs without anything in them?
Your cashier chased me down the street and I thought I was being mugged. He had my wallet. What's his name, so I can write a nice review?
im a sexy skeleton for halloween, 51 and proud. do u have glow in the dark stuff?
Soy carnicero y me paso el día con cuchillos. Al llegar a casa quiero algo suave. ¿Qué flor me recomiendan?
My keybord is dying so no letter betwen s and d works well. Do you hav pre rolls?
The alumni weekend has a tug of war and I intend to destroy the class of '79. What should I reward myself with, you know my taste from the account?
Perdón por gritarle a la máquina ayer, estaba cansado y no era contigo. ¿Ya llegó el de uva?
Once I passed out at the sight of a needle, and I'm a tattoo artist now. Your logo's on my client list, twice! Do you give a discount for that?
Had my tonsils out at 40 and wrote a song about it. The band plays at your anniversary, I think. What's the date?
Pirates raided my living room at seven this morning, both under six. I walked the plank into the sofa. Any coupons for tired aunts?
Olvida lo que te dije antes, me equivoqué de tienda. Sí quiero las de limón. ¿Cuánto cuestan?
Honestly, the website is a step back. It lost my favorites and shows stuff that's sold out. Where can I see what's truly there?
My uncel called the budtender sweetheart and I kicked him. Sorry about it. Is he stil welcome?
En el velorio de mi suegra nos reímos más que en la boda, así era ella. Ya pasó mucho tiempo. ¿Siguen vendiendo las gomitas de tamarindo que le gustaban?
My cousin offered to drive and I said no, you've had one, we're walking. Proud of us both. Do you close at ten or eleven?
I borrowed sixty from my sister and I'm paying it back in chocolate, which she proposed. She's 44. What does sixty get?
the website froze and killed my cart, all nine things gone. can u bring it back?
We'd hide in Tommy's basement and steal his dad's beers. All of us are pushing sixty. What nonalcoholic drinks of yours taste like beer?
The kids are at camp for a fortnight and the house is dead silent. We're having a second honeymoon. Do you have massage oil?
My ex repaid every cent after nine years. I fell off the chair. What goes with a good mood?
I lost my license years ago over beer and it taught me a lot. I ride the train now and like it that way. Is there a stop by your shop?
The burns from the kitchen fire healed yers ago and so did the kitchen. I'm cooking agian. Do you stock infused olive oil?
I once sold lemonade across the road from your building, when I was six and it was a bank. Half a century! Is the vault still inside?
Trapped three rats in the barn this week. The cat is ashamed. Meanwhile I'd like a half of your cheapest indica.
The keys go in a bowl, the bowl goes to my mother, and she drinks tea. Safest party in town! How many minis come in the tin?
The tea party had poison in it, says my granddaughter of four. I drank it all and fell off the chair. For my grown-up tea later, is the chamomile one in?
There's a system to my shopping, I begin at the bottom. Which flower is the lowest in THC?
My cat knocked the grinder off the balcony. Nobody was hit, it landed in a hydrangea. Do you carry that same red one?
Our school's crossing guard is your budtender's dad, small town. He says there's a sale on jars. Until when?
In tenth grade I wrote an essay on why it should be legal and got an F. It's law now and I'm framing it! Would you hang a copy in the shop?
My best kitchen hack is freezing the butter and grating it. Does that work with the infused one as well?
In our pub quiz it said that a budtender who sells to a 20 year old commits a crime. True or false? There's a ham in it for the winner.
Would a judge call a rolled joint in a closed tin "open"? My bridge partner and I have a milkshake on it.
There's a strain called Cat Piss, my buddy swears. He also swears at everything else. Have you got it?
I slaughtered my neighbor at chess, 14 moves. He wants revenge on Friday. Which of your sativas do players like?
Our book club lost its founder ten years back. We read her favorite every winter, with cocoa and one gummy each. Which are the lowest in mg?
Someone hijacked the speaker at our barbecue and played polka for three hours. We liked it. What's a strain for polka?
La entrega llegó dos horas tarde y fría la galleta, aunque bueno, así viene. ¿Me avisan por mensaje la próxima?
The word "shithead" is our card game, not a curse. We play every Thursday. Which flower's good for eight grown-ups at cards?
Covid had me flat in 2021 and I watched every season of that baking show. All better, and now I bake. Which infused butter do you have?
Could you blow my mind with a terpene I've never heard of? I've had all the usual suspects.
I had cancer in 2008 and I've been fine ever since, knock on wood. These days I only fear the dentist. What's the newest flower?
Deer season ended with two in the freezer and a very smug cousin. I'm done with the woods till next fall. What's good for a lazy week?
I'm in grad school for entomology, so I spend my day with dead beetles. They're gorgeous. Do you have anything with a beetle on it?
Mi hermano dice que sus precios son una porquería. Yo digo que no ha visto las ofertas. ¿Cuáles hay hoy?
Social worker here, I visit men in prison every second Monday. It's heavy and good work. What's a nice tea for Tuesday?
Two cribs, one crib's broken, no sleep. Grandma takes them on Sunday. Then I'd like a bath bomb, do you have them?
My nephew shot me with a foam dart and I had to die for ten minutes. It was the best rest I've had. Do you have a bath soak?
I've written eulogies for a living since 2009. When one's finished I sit on the porch with a mild joint, so what's mild this week?
The witness in our case fell asleep, and so did I nearly. That was in 2016. I still tell it, and I'd like a strain that's not sleepy.
I keep my edibles in an old steel tackle box with a padlock, high up. My three boys can't reach it. Is there a label I can stick on that says adults only?
My neigbor says only losers shop on mondays. Is there a monday deal then, I'm a proud loser?
I caught a pupil with a vape and we had a good talk about waiting. It's part of the job. Is there a leaflet from you on keeping it away from teens?
I'm back at school at 35 and my classmates call me grandpa. Study group's at mine, no weed there. For afterwards, what's a good single?
The college paper called your shop a menace in 2016. They've since asked for ads, haven't they? I edit it and I'm 29, who's your contact?
Your chat timed out on me and I took it for dead. Welcome back. Where were we, the vanilla or the mocha?
We held a raffle and I want to pay for the prize myself, fair and square. It's a gift card. What's the smallest amount?
Got five bucks that says a expired licence is no good at the door. My wifes says it is. Who wins?
Kindergarten teacher, glitter in my ears, survived another Friday. What's the plainest vape you sell?
Assassin is the class I play in our weekly tabletop game. I stab from the shadows and roll terribly. What snacks do you have in infused?
I'm a professor of criminal law, and the best question I got this week is about your trade. May my students, all in their third year and over 23, tour the shop?
The review said your budtenders are morons. Not my experience at all. Where do I leave a better one?
Your site got attacked by pop-ups, or mine did. I can't see the menu. Is the 14 gram bag on sale?
A bee swarm put me in the ER when I was a scout. I keep hives today, would you believe it. Do you sell anything with honey in it?
my last ordr was missing a pack of papers, not the end of the world. can i grab it when i come in?
I grew up in a dry county with a strict preacher for a dad. Nobody did anything, ever. At 55 I'm making up for it, so what's on sale?
The cataracts are gone and I can see your whole menu from the sidewalk, hooray. What's the purple thing in the second row?
My goats got out and ate the neighbor's roses. Total massacre. I owe her a gift, what do you have for a gardener of 70?
My heart was fixed when I was nine, and I've run marathons since. That's just where the scar comes from, in case you saw me at your counter in a tank top. Did I leave my sunglasses there?
My husband asked his speaker to pretend to be a pirate, and it won't stop. Can you just be a shop, please? What's the cheapest half?
Prom night 1985 ended with a police flashlight and a very long walk home. I'm laughing about it now. Which of your strains would suit an eighties party?
There's a six pack of root beer at stake. May a 21 year old with a vertical ID buy at your counter, yes or no?
My daughter drew your shop's logo as a pirate ship. She's five and saw it from the bus. May I send it in for fun?
Class of '86 is having its reunion and the bully bakes for a living now. He's a sweetheart. What's a present for a baker?
My husband stays sober when I don't, and we swap the week after. This week is mine. What's the fun one with berries?
I carve headstones. Granite dust all day, so I come home thirsty. Are the lime seltzers back?
The kids' movie had the word damn in it and the whole row gasped. Made me laugh. Anyway, could I move my pickup to six?
We shot 40 extras today, on film i mean. Evrybody's tired, what are your hours tonite?
Thistles are my enemies and I poison none of them, I dig. My back yard looks like a minefield. Do you sell planters?
Do you engrave lighters? I want one with the initials of my late brother, gone twelve years this May.
The vet told me to keep chocolate away from dogs, infused or otherwise. So I'm switching to mints. Are they sugar free?
I gave the wrong instructions to the driver, left is right. Please disregard the note on my order and tell him it's the blue gate.
Does a crime from 1990 keep a man from entering your shop? My buddy thinks there's a background check, I think it's an ID check and that's it.
Esa flor de mango es una bomba, la mejor del año. ¿Cuánto vale el cuarto?
My twins are three and climb like monkeys. Nothing stays below the ceiling. What's your best box with a code lock?
i told my freind ur a bot and he swore ur a girl named Kim. no offence to Kim. do u have the small bong in blue?
Los nietos se van mañana y por fin habrá paz. ¿Puedo pedir entrega para el lunes?
The floor was wet and I slipped, no harm done at all. Maybe put out a sign. Also, do you still have the ginger chews?
had my gal bladder out in may and im good as new, just bragging. whens the next bogo?
Todays the 20th aniversary of my dads passing, im fine, its a sweet day. He smoked northern lights. u have it?
The vape you sold me was dead on arival. I tryed two chargers. Does it have a warrenty?
Everybody's staying the night, including the tuba player. The car keys are in my oven, which is off. What's a good eighth for loud people?
The whole famly goes to the graves on sunday and then has a picnic. Are you opne before ten?
My mother found my stash in a cereal box when I was in high school, the year Reagan left. She told that story at my 50th birthday. Do you have anything shaped like a cereal box?
The tip jar fell and coins went everywhere, my elbow did it. I picked up all that I could see. May I add five to make up for it?
Our colege roommates reunion is on the 14th, all 50 somethings. Is there a privat room at your lounge?
A raccoon broke in and stole the muffins, plain ones thankfully. The rest is in steel now. How big is your largest lock box?
Is your shop the old Hadley funeral home? My nan was laid out there in '84 and I recognize the doors. Love what you did with the place.
Do you keep secrets? My wife's birthday is on the 9th and she chats here as well. I'd like the rose gift set, with no pop-up on our account.
Do you take old silver dollars? They're real, from my dad's drawer, and I've got the receipt for no reason whatsoever.
Been a trauma surgeon for 19 years and I'm on holiday for two weeks. Nobody bleeds on a beach chair. Which edibles don't melt?
I spent a month in hospital in '99 and learned to knit. Never a sick day since! Would you display scarves from local makers?
Are there any of your staff who fence? I run the sword club on Tenth and we stab each other every Wednesday, adults only, new faces welcome.
The blackout murdered my freezer, and all my ice cream with it. Do you sell the kind with CBD by the pint?
My prompt for tonight's improv class is "the last bank robber". We're eleven adults in a church hall. What do you have for afterwards at home?
Is there a trick to get the last of the rosin out of the jar? I've attacked it with every spoon I own.
I did penetration testing for years, that's computers, don't blush. I'm retired and raise quail. Do you do quail sized hemp bedding?
The nuns caught me with a cigarette in 1971. I'm a grandmother with a taste for peach. Peach gummies?
The baby's finally asleep and my wife's on duty tonight. I get to sit in the garden. What's a quiet little one-hitter?
im betting my brother a pizza that u cant sell before 8 am by law. Is taht right?
Our school play is about the plague and every child dies with great joy. I direct it. After the premiere I'll need something soothing in chocolate.
We play cops and robbers with the little ones and I always get jailed under the table. My back! What bath salts do you recommend by smell?
Nadie va a manejar, ya pedimos dos taxis. Somos ocho adultos en una parrillada. ¿Qué bebidas sin alcohol tienen?
My hero costume has a plastic sword, and I'm told it looks real. I'll leave it at home. Is there a contest at the shop this year?
im a bug killer by trade lol, wasps mostly. got any of that honey flower left?
The last bag was dry as dust and I was let down. Could you swap it if I bring the label?
I was fuming when the driver skipped my house. The dispatcher sorted it within the hour. May I have the same driver next time, he was a dear?
I coach roller derby, and my name on the track is Smack Morris. The other team calls me worse. Which gummies would you get for a team of women over thirty?
Tengo dos niños chiquitos y todo lo guardo bajo llave. ¿Qué caja fuerte venden para gomitas?
I was a wild teenager and Im a boring acountant now. One gram of somthing wild please.
The new rules at home: no phone after nine. So I'm breaking them for you. Quick, do you have the peach ones?
Mi sobrino de treinta es hacker, de los buenos, y dice que su página es segura. ¿Puedo guardar mi tarjeta ahí?
The dog ate a whole slipper, so I trust him with nothing. Do you have a tin with a latch that teeth can't open?
My great-uncle's will says his bong goes to me. It has a downstem that's broken. What size would fit an 18 mm joint?
Broke both my legs on a trampoline in 2015. All healed, and I still bounce. Is the coconut drink back?
I read that a bot went mad and insulted a lady. You've been nothing but sweet to me. What pairs with apple pie?
I'm 24 and work nights at the campus library. Is there student pricing for grad students with ID?
My loan is paid off, eleven years of it. I'm broke and free. What do you have under ten dollars?
Your loyalty program changed and I lost 300 points. It feels like theft, though I guess there's a reason. Can someone walk me through it?
He said, and I quote, "your taste in weed is garbage." So prove him wrong for me, what's the fanciest jar that you've got?
I lost a finger to a table saw in my twenties. Rolling is an art with nine. Is there a machine for it?
Your music is too loud, my hearing aids scream. Might you turn it down on Tuesday mornings?
Tuve dengue de joven y sobreviví a la sopa de mi tía, que era peor. Hoy estoy como nuevo. ¿A cómo está el octavo?
La página se cae cada vez que le doy a pagar. Ya la maté y la abrí tres veces. ¿Puedo pagar allá?
A scammer called and said he was from your shop, so I hung up. Here's my real question: do my points expire?
Override, that's the name of the strain, isn't it? My friend said it's new. Have you got it in grams?
Wasps built a palace in my mailbox and I've hired a killer with a ladder. Could the driver ring instead of using the box?
found somebodys debit card in your parking lot, name starts with W. whats the best way to get it to you?
I've been turned into a frog by a five-year-old with a spoon. Please respond to my ribbits. Do you have the green apple seltzer?
Delete everthing in my cart plz, I was shopping hungry. Start over with one pack of cones.
Estoy que exploto de tanto trabajo, pero hoy por fin descanso. Quiero una flor rica y barata. ¿Qué hay por menos de veinte?
A power drill, a coconut and a lot of hope, that's my new pipe. Don't judge. Or sell me a proper one, what's the cheapest?
When did you stop selling Panama Red, or did you ever? It's what we had at boarding school in the seventies.
I got the obituary desk at the paper, which is a fun job, believe me. Do you deliver to offices? It's the brick one on Pearl Street.
Spent my twenties defusing mines. Now I do jigsaw puzzles and the thrill is about equal. What's a nice cart for a quiet man?
I wore an eye patch for all of last winter and kept it for costume parties. The eye is perfect. Do you have a pirate themed anything?
At fourteen I thought oregano was weed because someone sold it to me. I'm 49 and would like a proper lesson. How can I tell good flower by looking?
Me devolvieron el dinero del pedido cancelado, gracias. Ahora sí quiero el de fresa. ¿Queda?
Nobody picked up the phone on three tries. That's the whole complaint. What I wanted to ask is if you have tinctures with lemon.
She was my lab partner in 1981, and we blew up a sink. We're married. It's our 35th, do you have a nice box for two?
You gave me a ten too many in change on Tuesday. I'd feel like a robber keeping it. When can I bring it in?
I robbed the piggy bank, my own, I'm 58. It's all quarters. Is your counter fine with rolls of coins?
Fencing team, university, all of us grad students past 25. We kill each other politely. Would you sponsor our banner?
Salí del hospital en 2019 y desde entonces celebro mi cumpleaños dos veces. El segundo es mañana. ¿Dan algo gratis por cumpleaños?
The campus radio has me on at midnight, I do true crime and I'm 34. By two I'm home with my boots off. What would you suggest to a night owl?
I hate the new hours. There, I said it. What are they on Sundays now?
I was a teenage shoplifter of exactly one eraser, 1974, and I confessed to the priest. I pay for everything now. Is it cheaper by the ounce?
Whats the legal age in this state, 21 rigth? My coworker says its 19 and hes usualy wrong.
When Jerry died in '95 I cried for a week. I'm 58 now and I just play the tapes. What's on the shelf for a Dead night?
There are toddlers next door and I want my terrace not to smell. What's good for that, a filter you breathe out through?
my unkle passed in 06 and left me his pipe, its a real beauty. wich screens fit a meerschaum?
It's the second time that the scale and the label disagree. I'm not accusing anybody. Whom do I talk to?
skipped class in 94 to go see nirvana tribute band, worst band ever. im 47. whats your best bud for grunge
My job is blowing up old buildings, with permits and a lot of math. Off till Tuesday. What's the new drop?
The parole board thanked me for 25 years of volunteering. I got a plaque and a ham. Which of your sauces is good with ham?
My first wife passed in 2003 and my second one keeps her picture dusted, bless her. They'd have been friends. I'd like two of the rose gummies, one for each of the chairs we still have.
Tengo 28 y estudio derecho penal, puro crimen todo el día. ¿Hacen descuento a universitarios de posgrado?
I found a wallet with 400 dollars by your door and gave it to your guard. Did the owner come for it?
My late dad called weed "the devil's lettuce" and the mailman "that bastard". He loved both. Do you have shirts with the first?
Sorry for yelling in capitals, the key got stuck. I'm not mad. HOW MUCH IS THE GRAPE SODA?
My costume is the Grim Reaper and the scythe is cardboard. Would your guard let me in like that on Halloween?
We've got a bet about the age limit. She says 18 and I say 21, and we're both past 60 so it's only for glory.
My brother and I got caught in the shed by our gran in 1976. She said to open a window. He's visiting, what did folks smoke back then that you'd have?
I teach pottery in the county jail, and my students call me the mud lady. Could you spare empty boxes for glaze samples? No logos on them, please.
My grandma slipped me a hundred and said to spend it on sin. I'm 33. What's your finest half ounce?
My printer is possessed and I shot it a dirty look. So I can't print the coupon. Is showing it on the phone fine?
The neighbor calls my garden a dump. I've decided to plant sunflowers and hush. What's a nice uplifting flower for digging?
On the bus someone called your shop a den of criminals. I told her you have nicer carpets than the library. Are the carpets for sale?
My kid's robot atacks the vacuum daily, its war. Any how, is the shop open on labor day?
My old teacher works at your counter, Mr. Alvarez. He failed me in gym. Is he there on Saturdays, so that I can gloat about my marathon?
I wrecked my truck in the snow last winter, sober and slow, it was the ice. I've been taking deliveries since. What's the fee to Cedar Lane?
Is it true that you get arrested for smoking on your own stoop here? My uncle says so, and he's lost every bet since Easter.
They chanted "kill the ref" all game and I was the ref. It's bingo, for heaven's sake. A mild hybrid for the evening, please?
Quick one to stop an argument at the firehouse. Do passengers fall under the open container rule too, or only whoever's driving?
I need a hack for sticky grinders. Freezer, alcohol wipe, prayer? What do your people use?
The wake is tomorrow and she had a wonderful long life. Her sons, both past sixty, want a tin of the mints she used to buy, the green ones. Do you still carry them?
I don't like being upsold. Last time I left with three things I hadn't wanted. Just the plain half ounce today, how much?
I'm writing a murder mystery set in a dispensary. Could I come by to see how your counters are laid out? I'd buy something too, of course.
I got the wrong eighth. I asked for Tangie and found Garlic Breath, which is quite the crime against dessert. Can it be exchanged?
I'm the dragon, the kids are knights, and I've been slain thrice before lunch. They go home at five. At six I'd pick up my order, is that okay?
What a steal that ounce was! I've told everyone at the bowling alley. Does it run through Sunday?
Two stars from me for the line and five for the people in it. Is there any way to skip it when I've already paid?
I used to be allergic to everything and grew out of it by 30. What a joy. Which gummies have real strawberry?
I got suspended senior year for a pipe in my locker. Class of 1990. Today I'd like to buy a better one, what do you have in glass?
My ex used to call me useless. I've just built a deck. What do I smoke on it?
Your guard was stern with my mother, who's 82 and shakes a bit. He apologized, so no grudge. Could she order from the car next time?
I bet a steak dinner that police can't buy weed even off duty. My dad was one and doesn't know. Do you?
`,
}
