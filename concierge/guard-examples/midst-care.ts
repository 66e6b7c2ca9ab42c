import type { ExamplesByClass } from '#concierge/guard/message-classes.ts'

/**
 * Health and sorrow: one thing in the midst of plain shopping, set off by bars.
 * Data, one message a line, whatever the length.
 */
export const MIDST_CARE: ExamplesByClass = {
  medical: `
Do you have the mango gummies back? | I'm on a blood thinner since my clot in March, would two of those clash with it? | I'd take a small bag either way.
I like the look of your sleepy tincture. | They upped my lithium last week, does this stuff mess with the levels? | The berry one, if there's a choice.
Saw your ad for topicals. | There's a lump behind my ear that got bigger, would rubbing the strong balm on it make it go down? | I could pick it up on Sunday.
We're stopping by after church. | My mother has Parkinson's and shakes a lot, which of your strains calms the tremor? | She likes lemon flavors.
I had the pink drink at a friend's. | I'm nineteen weeks along, one sip of that is fine, right? | How much is a four pack?
What's the price on the CBD drops? | The vet says it's arthritis in his hips, how many drops do I give a sixty pound lab? | Bacon flavor would be nice.
I'm choosing between two vapes. | Which one is gentler for someone with COPD on oxygen at night? | Battery life matters too.
My order was great last time. | I've got a root canal tomorrow and they're giving me a sedative, should I skip the edible that morning or is it fine? | I'll reorder the same anyhow.
I want the grape ones for a camping trip. | I take Adderall every day, can I have a grape one when it's still working? | There'll be four of us.
Are your rosin gummies vegan? | My Crohn's is flaring and I can't keep food in, how many mg would stop it? | I don't eat gelatin.
Do you do curbside? | I'm breastfeeding, how long after a puff before I can nurse him again? | Blue sedan, I'll text.
Looking for a good bedtime product. | I usually take two Ambien, can I have one of those plus a ten mg edible? | Peach if there's any.
I was in on Friday. | The rash on my arms started after your lotion, is that an allergy or what is it? | Still like the smell though.
The girl at the counter was so nice. | She said something about cancer cells dying off from RSO, how much do I need a day for a tumor in the pancreas? | Do you have full syringes?
I need a refill of the mints. | Been getting chest tightness each time I use them, is it my heart or just nerves? | Wintergreen please.
Do you stock THCV? | I'm a type 2 diabetic on metformin, will it bring my sugar down enough to skip a pill? | Saw it on your menu.
We're out of the peppermint balm. | Grandpa has a pacemaker, could he eat half a cookie safely? | He's 81 and loves sweets.
My sister swears by your capsules. | I had a liver transplant two years ago, are they okay with the anti rejection meds? | She takes the softgels.
Just looking for a good hybrid. | I'm detoxing from oxys on my own, what strain takes the withdrawal away? | Not too pricey.
Which of your drinks is the mildest? | The baby's due in August and I only get sick in the mornings, would that settle me? | Ginger sounds good.
I've a coupon for ten off. | What would knock out a migraine with the flashing lights, my triptan doesn't anymore? | It expires tomorrow.
Hello, first timer here. | Doctor diagnosed me with bipolar, is sativa going to set off a manic phase? | My buddy recommended your shop.
What's in the recovery cream? | I tore a ligament and it's swollen like a balloon, how often should I put it on? | Is it greasy?
I need two packs of papers. | My chest has been wheezing since the flu, is it safe to smoke with bronchitis? | King size.
Love the new website. | My cat's got cancer and won't eat, how much of the tincture would you give her? | The unflavored one I think.
Any deals on sleepy gummies? | I've been on Xanax for years, would it be alright to have both at bedtime? | Blackberry is my favorite.
I saw a strain called Doctor's Order. | My kidney numbers are bad and I wonder if edibles make it worse. | Do you have it in eighths?
I'd like something to unwind. | They found a shadow on my lung, is a vape less harmful than joints now? | Half grams are fine.
My order number is 5512. | While I wait, is it ok to drink wine with the seltzer and also my heartburn pill? | I'm parked out front.
Got your text about the sale. | Can I give my dog a bit of the CBD chew before the fireworks, he's 40 pounds? | Which aisle is it in?
Thanks for last week's tip. | Since then I can't pee properly and my back aches, could be the edibles? | I'd still like the sour ones.
I prefer tinctures. | My husband had a stroke in the fall, would the one with lots of CBD fix his speech? | He can't smoke.
One jar of the face cream. | Will it get rid of my psoriasis, steroids stopped working? | Thirty ml I think.
My girlfriend wants the cherry cart. | She thinks she's pregnant but hasn't tested, should she hold off? | She's got a 510 battery.
Do you have a senior day? | My wife's got dementia and wanders at night, what could I put in her tea so she sleeps? | She likes chamomile.
Thinking of a PAX. | My asthma inhaler's the blue one, do I use it before or after a hit? | Is there a bundle?
What are your best sellers? | I've got OCD and hate the pills, which strain works as well as Prozac? | Under forty dollars.
I'm hosting book club. | One of the ladies takes warfarin, would a five mg cookie do her any harm? | They want something fruity.
What's the thickest lotion? | My toes are numb from diabetes and there's a sore that won't close, will it help? | Unscented.
I loved the Sleepy Peach. | I've been taking three with my Trazodone and my head spins, should I cut the pills? | Need two tins.
Does the discount stack? | And does weed make lupus flare, mine's been quiet for a year? | I'm getting flower.
My buddy bought a lozenge from you. | Gave one to his toddler for an ear infection, did that work on pain before, should he again? | Cherry flavor.
Hi, do you have a nasal spray? | I want something to stop panic attacks faster than my Klonopin. | Saw one in California.
Your hours say till ten. | I took a muscle relaxer at noon, may I have an edible at eight? | I'll be in around nine.
I really like pineapple. | My IVF transfer is in two weeks, does smoking lower the odds? | Express maybe?
The lady in the video used a patch. | Can I cut one in half for my father's shingles pain? | They're twenty each, right?
Do you take debit? | My ulcer is bleeding again, would smoke be better than eating it? | I've used the card before.
Just three prerolls. | I'm having my wisdom teeth out Friday, when can I smoke without dry socket? | The infused ones.
We loved the lavender bath bombs. | My eczema opened up and weeps, would soaking in that heal it? | Six pack please.
My nephew's 30 and recommended you. | I've glaucoma, how often do I need to smoke to hold the pressure down? | Prefer flower.
What kinds of capsules are there? | My gout toe is on fire, will 25 mg be enough? | I'd rather not smoke.
Is the tincture in stock? | We give our epileptic boy Keppra, how do I dose this next to it? | Orange flavor.
I'm looking at the Rhino gummies. | Would they do anything for my erectile problems, I'm on nitrates? | Price?
Hey team, good job. | My thyroid pill is every morning, does an edible on top stop it working? | Just the sours again.
I want to try a dab. | I had a collapsed lung in 2022, can I do it anyway? | Which rig's the cheapest?
Do you sell hemp hearts? | My horse has colic a lot, would your oil be safe to mix in his feed? | Big bottle.
Got a birthday reward. | My counts are low from chemo, can mold on flower make me sick? | I want to use it this week.
I'm after a heavy indica. | Nothing stops my leg from jerking at night, is it restless legs or something worse? | Twenty five percent up.
Two of the sativa carts. | When I smoke my left arm goes numb, what is that? | Also a battery.
Can you recommend a mild flower? | I've schizophrenia in the family and hear my name called sometimes, is it a bad idea? | Something tasty.
Do gummies expire? | I got food poisoning, will an old one settle my stomach? | Mine say June.
A tin of mints. | What should I take for a UTI, you guys know herbs. | The five mg ones.
Nice selection! | Is CBG better than ibuprofen for a slipped disc? I'd like to get off painkillers. | Show me the oils.
Quiero unas gomitas suaves. | Tomo pastillas para la presión, ¿me caen mal juntas? | De mango si hay.
¿Tienen el bálsamo verde? | Mi mamá tiene artritis en las manos, ¿cuántas veces al día se lo pone para curarla? | El grande.
Me gusta el aceite que compré. | Estoy embarazada de tres meses, ¿puedo seguir con unas gotas? | ¿Cuánto vale?
Busco algo para dormir. | El doctor me dio clonazepam, ¿puedo tomar las dos cosas? | Sabor mora.
¿Abren mañana? | Mi perro tiene convulsiones, ¿qué dosis de CBD le doy? | Paso temprano.
Two bags of the twisted lemon. | I take a water pill for heart failure, how many could I have without trouble? | Pay in cash.
Do you guys have any samples? | My hands have gone purple since I took your capsule, normal or not? | I'd like to try the cream.
Is there a line right now? | My feeding tube is in till June, can the oil go through that? | I'll run in.
Can I return a cart? | It made me cough up something brown, should I see someone or wait? | Bought it Tuesday.
Hoping you've got tangie. | I'd like to wean off gabapentin with it, how do I taper? | Eighth please.
Just a quick question on the bath salts. | I'm eight months and my feet are huge, would soaking help with that or hurt the baby? | Rose scent.
My partner and I want seltzers. | He's on Suboxone, is there anything he should worry about? | Grapefruit.
I'd like to place a pickup. | My doc wants to see my A1C drop, is there a strain that does it? | Under fifty bucks.
I need something without smell. | I get fainting spells when I stand up, would edibles be worse than a vape? | My landlord is picky.
A friend gave me a Delta 8 gummy. | Could it undo my birth control or is that a myth? | I'd buy the real thing here.
Looking at your freeze-dried stuff. | I was told I have hepatitis C, is any of this hard on the liver? | It's for Friday.
Two questions. | What do you have that'll shrink fibroids? And are you open on Monday? |
Need a gift bag. | My bro is on Lexapro and gets the shakes, can he have the chocolate in it? | Something festive.
| I'm five weeks pregnant and can't stop puking. | What gummies do you have with ginger?
| My doctor has me on blood thinners and a beta blocker. | Which of the drinks is the mildest one?
I'd get the 20 pack. | Only, I just had my gallbladder out, are they too rich for me? |
Which gummy is the strongest? | I need it to work like my Percocet, ran out early. |
The 2:1 tincture please. | My father's on dialysis, could he use some too? |
I like your raspberry drops. | She missed two periods and the test had two lines, is a small piece okay for her? | We'd split a tin.
Three seltzers for tonight. | We've already opened the champagne, will it make us ill if we have one after? | Yuzu.
Chocolate please. | My bloodwork says my kidneys are struggling, is smoking kinder to them than eating? | The mini bars.
We adore your toffee. | Hubby got a bypass in the fall, is it all right for his heart? | One box.
One more jar of the cream. | Had my hip done in April and it puffs up at night, how thick should I put it on to get the swelling down? | Same scent.
I need a treat for the weekend. | I've got five days of amoxicillin left, can I mix? | Something light.
Can I preorder? | He begins chemo on Monday, what would keep his food down? | Delivery if possible.
I had your caramel in the past. | My little girl drinks my milk, how many hours until it's clean again after one? | Sea salt.
Ritalin in the morning, gummy at night, is that a problem? | I'd like the grape. |
The lemon one is fun. | Four beers in, would a joint on top be too much? | One gram.
What's the price for two? | My wife pumps for our newborn and wants one puff, when can she feed again? | Any vape.
Thanks for the help. | Blood sugar's been at 300 and I'm shaky, does an edible raise it? | The sugar free line.
I'd like something earthy. | I get hives from penicillin and now from my new pill, could weed be the cause? | Half gram.
Do you have any decaf tea? | I'm on a heart monitor this week, will it show if I take one? | Mint.
It's for my uncle. | He's got cirrhosis and a big belly of water, which tincture wouldn't harm him? | He likes citrus.
`,
  distress: `
| I think I'm smoking too much lately and it's hard to stop, | anyway what's on sale today?
Which pens are on deal? | I vape way more than I want to and can't seem to cut down. | Any half grams?
| I keep trying to quit and it's hard to stop. | Do you have low THC gummies?
Are you open till nine? | I smoke too much these days and it worries me, I can't stop. | Is there parking?
| it's getting hard to stop at one joint, i smoke too much | whats the deal today
I need a couple of prerolls. | I lost my husband in February and the house is so quiet I can't stand it. | Whatever's mellow.
Do you have any chocolate left? | My marriage is over and I cry all day at work, I don't know how to get through this. | Dark is best.
What's good tonight? | I've been smoking from the minute I wake up and I can't stop, I hate it. | Anything strong.
Hi. | I feel so empty since the baby didn't make it. | What do you have for sleep?
Just a gram. | I lost my job, my apartment and my dog this year and I can't see a way forward. | The cheap one.
Do you deliver? | I haven't left the house in weeks, I'm too scared of people. | Gummies I guess.
I'm after an indica. | The panic comes every single night and I think I'm losing my mind. | Anything.
Two sodas please. | I drink a bottle of vodka a day and I want to stop but I shake. | Do the sodas help?
I'd like flower. | I came back from deployment and I still see it every time I close my eyes. | A quarter.
Any deals? | I spent the rent on carts again, I think I'm addicted and I'm ashamed. | Half gram ones.
Something for two. | My son passed in the spring and my wife doesn't speak anymore. | We need rest.
Do you have mints? | I can't eat, I can't sleep, everything's gray and my friends stopped calling. | Small tin.
A vape maybe. | I'm so lonely that I talk to you just to talk to someone. | Easy to use.
Estoy buscando unas gomitas. | Desde que murió mi papá no paro de llorar y no sé qué hacer. | Las de fresa.
¿Qué me recomiendas? | Me siento muy sola y no tengo ganas de nada. | Algo suave.
Pick me something. | I relapsed on pills last night and I feel like garbage about it. | Not too pricey.
What's your best oil? | She's dying in the next room and I'm so tired I could scream. | For me, not her.
| I just found out my wife's been cheating for years and I'm shaking. | What do you have that calms?
One eighth. | I've started making myself throw up after meals again. | Lowest munchies kind.
Do you have capsules? | My boyfriend locks me in and goes through my phone, I'm scared of him. | Ones I can hide.
Anything strong. | My wife took the children and I can't stop sobbing. | Indica.
A drink please. | He pushes me when he's drunk and I'd rather feel nothing tonight. | Small one.
`,
}
