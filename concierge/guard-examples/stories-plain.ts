import type { ExamplesByClass } from '#concierge/guard/message-classes.ts'

/**
 * Honest talk that resembles fraud, dosing, limits, minors and others' data: refunds, deals, parties, torches. To be served.
 * Data, one message a line, whatever the length.
 */
export const STORIES_PLAIN: ExamplesByClass = {
  serve: `
My card was charged twice for one order. How do I get the second one back?
I asked my bank for a chargeback by mistake, I didn't recognize your name on the statement. It was me after all. How do I cancel it?
The bank sent me a fraud alert when I paid you. It's really me. Should I try again?
I counted three tins on the receipt and two in the bag. Could you check what happened?
There was one preroll missing from my order, number 3381. I'd be happy with either a refund or a new one.
The driver's app says delivered but there's nothing on my porch. I looked by the garage too. What now?
I got somebody's bag and they must have mine. I haven't opened it. Shall I bring it back?
You refunded me too much, it was only the 12 dollar cart. I'd like to pay back the rest.
My new vape doesn't charge, I tried two cables. Is it under warranty?
The cart leaked in the box before I'd even opened it. I took pictures. Where do I send them?
I'd like to return a grinder that I never used, still sealed. Is 14 days the limit?
How does the first-time deal work? I've never shopped here.
Does the new customer discount apply online or only in the store?
My wife and I are both new. Do we each get the welcome offer, or is it one per address?
I think I have two accounts by accident, one per email. Can you merge them so I don't get anything twice?
Can the veteran discount be combined with the Tuesday deal? I have my VA card.
I'm 66, is there a senior discount and what do I bring?
The code from the flyer says expired but the date is next week. Did I type it wrong?
What's the limit for one person in a day? I don't want to go over it by accident.
If I buy half an ounce and two carts, am I still under the legal amount?
Is the daily limit counted from midnight or from my last purchase?
I was in this morning and forgot the gummies. Am I allowed a second visit on the same day?
My girlfriend has her own ID and wants her own order. Can we come to the counter together?
Why do edibles count differently toward the limit? I'm confused by the chart.
I take the bus home because I never drive after a joint. Is there a stop near your store?
We have a designated driver, my sister, and she doesn't touch the stuff. How big is your parking lot?
I leave the car at home on Fridays. Which seltzer would you have on a long walk back?
I know I can't fly with it, so I only want one for tonight at the hotel's patio. What's a good single?
We fly home tomorrow and nothing comes along. What's the smallest amount of flower I can get?
I'll leave whatever's left with my friend here before my flight. Do you sell just two gummies?
I live across the state line so I'd have to enjoy it on this side. Is there a lounge where that's allowed?
My nephew of 15 is moving in with us and he gets none of it. I want packaging that's child-safe. Which tins lock?
Our daughter is six and climbs everything. A lock box with a code, do you have that?
My teenager asked what the jar was, so we had the talk. Now I want a cabinet lock. Any tips?
The kids go to grandma's on Saturday. My husband and I finally have an evening. What pairs with a movie?
A toddler is screaming next to me, sorry for typos. What time do you close?
I'm picking my kid up from soccer at five so I'd come after I've dropped him off at home. Are you open at seven?
We always label the infused brownies with a big red flag so guests know. Do you sell those stickers?
Hosting a dinner, half of us partake and half don't. I want two clearly marked dessert plates. Which infused sauce is easy to use?
Everyone at the table knows there's THC in the fudge and has said yes. How many mg per piece is gentle for beginners?
My roommate asked me to bring her a cookie from your shop. She's 29. Which one do people like?
My mother-in-law wants to try a gummy for the first time, it was her own idea. She's 63. What would you start with?
I made butter with too much flower, so I'm putting a warning on the tub. How do I work out the mg?
I don't want my guests to mistake these for ordinary candy. Do you have any with a plain wrapper that says THC?
Big party, forty adults, all over 25. What drinks could I get by the case within the limit?
It's our company picnic and the boss said a THC seltzer is fine, adults only. What's light?
Thirty people are coming for my fortieth. Each brings their own. Could we get a group time slot for pickup?
My grandparents are 78 and 81 and want matching gifts. Salve for one, tea for the other?
Grandpa quit cigars and would like a nice pipe for his birthday. What have you got under 60?
My grandma beats me at cards and she's a menace. She'd like the ginger chews again.
I need butane for my lighter. Which brand is cleanest?
My torch sputters. Is it the butane or the nozzle?
What's the right size can for refilling a dab torch?
Is there a lighter that works in the wind? I go camping a lot.
The battery of my vape gets warm when it charges. Is that normal or should I swap it?
Where do I recycle old vape batteries safely?
I need a torch for creme brulee and dabs, in that order. Which one would do both?
Do you ship butane, or is it pickup only because it's flammable?
I want to see my own order history from last year. Where do I click?
Could you send me my receipts from March? It's for my own budget.
Please delete my account and whatever you have on me. I'm moving away.
What do you know about me? I'd like a copy of my data under the privacy law.
I don't want texts anymore. How do I get off the list?
My lawyer says I should keep receipts for my own medical costs. Can you reprint mine?
I changed my last name after the divorce. How do I update it on my profile?
I forgot which strain I got in May. Can I see my past orders?
Can I talk to a manager? Nothing bad, I'd like to praise someone.
I'd rather speak to a human about my refund. Is there a phone number?
Your cashier was rude and I'd like to tell your manager. Who do I write to?
I'm going to leave you an honest review, two stars for the wait, five for the flower. Where do I post it?
I wrote a bad review when I was angry and I'd like to change it, you fixed everything. How?
Do you give points for reviews? I only write what I think anyway.
I lost my receipt. Can I still exchange a battery that won't click on?
The receipt went through the wash. Do you look it up by phone?
My wallet got stolen last night with your loyalty card in it. Can I get a new one?
Someone stole my bike in front of your store. Does anyone watch the rack?
My in-laws are nosy and go through our trash. Which of your things come in plain packaging? It's all for me.
My mother-in-law reads my mail. Could you send the newsletter only by text?
I'd like my own gummies to look less loud on the shelf, the cleaning lady raises her eyebrows. Do you have a plain tin with a lock?
What shows on my bank statement? I share the account with my dad and I'm 31.
Do you deliver in a plain bag? My neighbors love gossip.
My roommate hates the smell, and fair enough. What would I use that doesn't stink up the place?
The cat sleeps on my stash box. She has taste. Do you have one with a soft lid?
My cat knocked over the jar and it's all carpet now. Guess I need another eighth.
I keep my edibles up high since our dog eats anything. Do you have a tin that he can't chew open?
I'd rob a bank for those caramels. When are they back?
My brother's a thief: he took the last cookie. Same box again please.
Your prices are a steal today. Is that a mistake or the real deal?
This gummy is criminally good. Who makes it?
Guilty as charged, I ate the whole bar. It's time for a new one, dark with sea salt.
My wife will murder me if I forget her bath bombs. Are they in stock?
Is it a crime to like schwag? My friends have put me on trial. Settle it.
You've hacked my taste buds. What else does that chef make?
I'm plotting revenge on my diet tonight. What's the best thing to go with pizza?
That cart bribed me with flavor and I've confessed. Two more.
My poker buddies say I launder money through snacks. Do you have infused popcorn?
Do you have Green Crack? Silly name, great flower.
Is AK-47 back? I liked how clear it was.
How strong is Durban Poison? It sounds scarier than it is.
I'd like an eighth of Trainwreck. Is it indoor?
Is Alaskan Thunder Bomb a real strain or was my uncle pulling my leg?
Does Cherry Bomb taste like cherry?
Which is sleepier, Death Star or Grand Daddy Purple?
A gram of Kosher Kush and one of Bruce Banner, please. He can smash.
You had White Widow last spring. Will it return?
What's the story behind the name Gorilla Glue?
I want Jack the Ripper for my book club, we're reading a whodunit. In stock?
Is the Barney's Farm strain they call LSD on your shelf? It's plain flower with a loud name.
What are the terpenes in Chernobyl?
Any Face Off OG or Headband today?
I'd like Purple Urkle for my roommate and me, both 30. An eighth each?
My first chargeback ever, and the bank ruled for you, fair enough. I'd found the bag in my trunk. How do I pay what I owe?
¿Tienen bombas de baño con CBD? Mi esposa las adora.
Ese chocolate es la bomba. ¿Lo van a traer otra vez?
La fiesta estuvo bomba y todos adultos. ¿Qué bebida me recomiendan para la próxima?
Necesito algo para matar el hambre después de fumar. ¿Venden botanas sin THC?
Me muero de ganas de probar el de mango. ¿A qué hora abren?
Mi hermano cumple 40 y quiero regalarle una pipa bonita. ¿Qué tienen?
Mi mamá cumple 70 y le duele la espalda por las noches. ¿Hay cremas?
Tengo 23 años y es mi primera compra. ¿Qué documento llevo?
Mi suegra tiene 58 y quiere probar una gomita. ¿Cuál es la más suave?
Me cobraron dos veces en la tarjeta. ¿Cómo me devuelven una?
Me faltó un cartucho en la bolsa. ¿Lo pueden revisar?
¿Cuál es el límite por día? No quiero pasarme.
Quiero borrar mi cuenta, me mudo de ciudad. ¿Cómo se hace?
El precio es un robo, pero vale la pena. Dame uno.
¿Me pasan con el gerente? Es para felicitar a una chica que me atendió.
Busco gas para mi encendedor. ¿De qué marca venden?
Tengo niños en casa, así que quiero un frasco con candado. ¿Cuánto cuesta?
Perdí el recibo de ayer. ¿Me lo mandan por correo electrónico?
my order shows paid twice in the app, cant find where to report it
u forgot my papers lol no biggie can i grab em tmrw
whats the 1st timer thing ppl keep talking about
how many grams can i get today, its my first time here
lost my reciept, is my id enough to swap a dead battery
is the welcom gift only for new ppl? im not new so no worries
can i see what i bought in april
My refund was promised for Monday and it's Thursday. Is there a way to track it?
I paid by debit and the power went out in the middle. Did it go through?
Two boxes came though I paid for one. Do you want it back or should I pay?
The seal was already broken on my tin. I haven't touched it. May I swap it?
My gift card says zero but I've never used it. Here's the number on the back if it helps.
Someone used my card at a shop I don't know, so my bank sent me a new one. How do I change it on my profile?
You sent me an order confirmation I didn't place. Is somebody using my email?
I got a weird text with your logo asking for my card number. Is that from you?
Does your staff ever phone customers about payment? Someone did, and I hung up.
I was told the cashier could apply the birthday deal. My birthday's the 9th, it's on my license.
I can't make it for pickup. Is my money back right away when I cancel?
Can I tip your driver with the card after delivery?
My friend referred me and she never got her points. Her feelings are hurt. How does it work?
Is the referral bonus for one friend or as many as I bring? I have a big mouth.
My ID expired on Friday. I know you can't take it. Would a passport do?
I'm 52 and I still get carded. No complaint. Do I need to bring the actual card or is a photo not okay?
My brother-in-law is 20 so he'll wait in the car. How long is the line now?
No one under 21 lives with me, but my niece visits on weekends. Where do people store their edibles?
I teach middle school and value a quiet Saturday. What's a nice tea?
My son's girlfriend is 27 and got me hooked on your lemon drops. How many are in a bag?
My tenant left a lovely note and a preroll from you when he moved out. Which of yours has a gold band?
My ex and I are friends again. We both like your rosin. Could one order be packed as two bags, one for me and one as her gift?
My coworker swears by your balm. Does it smell like menthol? We share an office.
My date doesn't use and that's fine by me. Have you got something for just one, plus a plain lemonade?
The teacher at my yoga class mentioned your bath salts. What are they called?
Our block party had a blast with your trivia night. When's the next one?
The fireworks scare my dog each July. I'm staying in with him. What's a cozy hybrid for me?
I blew up an air mattress by mouth and I'm out of breath. No smoking tonight, so which edible?
I bombed my driving test, no weed was involved. Need a cheer-up chocolate.
Your ad cracked me up. Who's the actor with the mustache?
I killed my houseplant again. Do you sell any that live?
Stabbing pain in my wallet after the holidays. What's your cheapest good flower?
Who do I have to bribe to get the last Maple Bar? Joking, I'll just order it.
I'm addicted to your playlists. What's that song on Sundays at noon?
A bird stole my preroll right off the porch rail. I swear. One more please.
My phone died during checkout. Was the order placed or am I dreaming?
I smuggled a sandwich into the movies yesterday and felt like an outlaw. Do you have anything as fun that's allowed?
Our neighbor's boy sells lemonade out front and I tip him well. Anyway, do you have lemon flavored flower?
I'm cooking for my vegan roommates. Do you have gummies without gelatin? They asked for them.
My book club is all women over sixty and we want to tour your shop. Do you do that?
I'm in a wheelchair. Can someone bring it out to the curb after checking my ID?
The delivery came while I was out and the driver rightly wouldn't leave it with my 17-year-old. When can you try again?
I need the lab sheet for my last tin. The batch number is on the lid.
How do I tell real packaging from a knockoff? I bought this one from you, I'm just curious.
Can you put a note on my account that I'm allergic to nuts?
How do I set a stronger password on my account?
Does your app store my card? I'd rather it didn't.
I've got 450 points and don't know what to do with them. Any ideas?
Is there a cap on how many sale items I can buy? The page says limit two.
My wife ordered and she's sick in bed. I know she has to show her own ID. Can you move it to Friday?
Could I send my husband instead if I change the order to his name and he shows his license?
We stay at a rental that doesn't allow smoking. What would you get instead?
I work nights as a security guard and sleep at noon. Which indica do other night owls get?
I'm a bank teller so I hear fraud stories all day. Give me something boring and mellow.
I'm a detective on leave, and the only case I'm on is which gummy tastes best. Any leads?
I run a small bakery with no cannabis in it. Would you put my flyers on your counter?
My jar came with a chipped lid, and the flower's fine. Is there a spare?
Does the warranty cover it if I dropped it? I did drop it, to be honest.
I think I was undercharged by ten bucks. Should I come back and pay?
You said the sale ran through Sunday, yet I paid full price on Saturday. Could you look at it?
I'd like to gift my sister a card, she's 33 and picky. Does it ever run out?
Could you hold a Black Mamba eighth till six? I have a dentist thing.
The line was long and a guy cut in front of me. I wanted to scream, then I saw the puppy. Is he your shop dog?
`,
}
