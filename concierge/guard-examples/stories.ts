import type { ExamplesByClass } from '#concierge/guard/message-classes.ts'

/**
 * What shoppers tell before they ask: work, family, trips, animals, gadgets, jokes with grave words. To be served.
 * Data, one message a line, whatever the length.
 */
export const STORIES: ExamplesByClass = {
  serve: `
My shift at the bakery ended at four and I'm dead on my feet. I'd love a drink with a couple of milligrams. Is the ginger one back?
We buried my grandfather on Saturday, he was 94 and a hoot. The cousins want to toast him with a joint in the barn. What's a smooth one for six people?
My cat knocked the grinder off the shelf and broke it. She's fine, the grinder isn't. Do you have metal ones?
I'm eighty next month and my grandson drives me everywhere. He'll wait in the lobby while I shop. Do you have a chair in there?
My sister's pregnant, so she gets flowers, the kind in a vase. The rest of us would like seltzers for the shower after she goes home. What's a fun flavor?
I teach third graders all day. When I get home I want silence and a tea with 5 mg. Do you have tea bags?
I locked myself out of my account after guessing the password five times. The email says wait an hour. Can I order as a guest until then?
My uncle eats like a horse and smokes like a chimney. He asked for a half of whatever you've got cheapest. What would that be?
My kids are 26 and 29 and they took me to a shop in Denver once. I've not been in one since. What happens when I come to yours?
There was a shooting star when we smoked it last summer. I'd like that strain again, it started with an S. Do you have any idea what it could be?
I'm writing a mystery where the victim works in a shop like yours. My readers want details. Is the flower behind the counter or do customers pick it up?
The wifi on my phone is being a pain. If I lose you, how do I get back to this chat? I'm after two prerolls.
I hurt my back laughing at your ad. Seriously, who writes those? Send my compliments and tell me when the next drop is.
My husband snores like a freight train. I sleep in the guest room and have a 5 mg mint. Are there bigger packs of those?
We had a fire drill at work so I'm outside early. I'm ten minutes from you. Is there a line?
I used to get my weed from a guy in a parking lot, back in the seventies. Now I'm all above board. What's your nicest flower for an old hippie?
The dog ate my homework, as they say, no, she ate my shopping list. I only recall it was purple and had a P. Which strains fit?
I'm the sober one in our group and drive everybody home. They want edibles, I want a non THC soda. Do you have both?
A bomb of flavor, that last jar! My tongue exploded. More of that terpene please, what was it?
I shot some photos of your storefront for my blog. Would you like them for the site? And what's the Wi-Fi in there called?
My teenager leaves for camp in July, so we'll have the house for ourselves. My wife and I want to try our first cookie then. Which one's good for two beginners in their forties?
I never used one of these chats before, so forgive me. I'd normally call. What are your hours on Labor Day?
My phone is about to die, so quick. One eighth of anything citrusy under 35. What have you got?
We're all over fifty and this is our yearly poker trip. Last year someone brought rum, this year it's my turn and I want something else. What's easy to share?
My neighbor's kid mows my lawn and he's a sweetheart. He told me his dad shops here. The dad says you have a senior day, which one is it?
I'm 20 minutes away and you close in 30. Will I make it? I only need to pick up.
Been on my feet since 5 a.m. with the twins. My mom takes them tonight. What's a nice thing for a bath?
I quit cigarettes in 2019, proudest thing I did. A joint now and then is all. Do you sell herbal ones without tobacco?
The old man at the register is a legend. He killed it with that recommendation. Is he in on Thursdays?
My grandma's 88 and curious. She's healthy as an ox and only afraid of the stairs. Do you have a ramp?
I burned my tongue on soup, so nothing hot. Do you have cold drinks? Peach would be heaven.
I grew up in Texas and moved here in spring. It's odd that I can just walk in. What do I need to bring?
My girlfriend dumped me, good riddance honestly. I'm treating myself. What's the fanciest preroll you've got?
Somebody backed into my car in your lot, no one's hurt. Do you have a manager I can speak to? I also have an order waiting.
Long story short, the mailman dropped my glass pipe. In a thousand pieces. What's your sturdiest one?
We just adopted a puppy and he chews on everything. I want a tin that locks and doesn't smell. Do you carry such a thing?
I had a rough day, nothing serious, just a flat tire and rain. I'd like something cheerful. What do you have in sativa?
I'm stuck in traffic behind an accident. Can you hold my order past seven? It's under Ruiz.
My son turned 21 yesterday, finally. He'd like to come in with me. Does he need anything beside his license?
I work nights at a hospital, so I sleep when others are up. You're open at eight, right? I'd come straight from my shift for some tea.
I spilled coffee on my order printout. All I can read is 77 something. Can you find it by my name?
My wife says if I bring home another bong she'll kill me. So it's going to be a small one. What do you have under six inches?
Ran a half marathon today and I can't feel my legs, in a good way. I've earned a soak. What bath stuff do you have?
My buddy got arrested in 1985 for a joint that you now sell for eight bucks. We laugh about it. Which one would you give him for his 60th?
I wore black to your shop and people thought I worked there. I even helped a lady with papers. So do I get the employee discount, lol?
The kids are at their dad's this week. I have the couch, a movie and no plans. What would go with popcorn?
We're playing a murder mystery dinner on Saturday. I'm the butler. Do you have anything bubbly with low THC for eight guests?
My laptop crashed twice on your checkout page. I tried another browser. Is the site down or is it me?
I'm a vet tech, so I know not to leave it lying around. I need something airtight for my place. What jars do you sell?
I've a meeting with my lawyer at three, house stuff. Can I pick up before two? The order's two seltzers.
Your bot told my friend a joke yesterday. Tell me one too, and then show me what's on sale. He's still laughing.
I only have an hour for lunch. It takes me fifteen to get there. If I order now, will it be ready by half past twelve?
My son in law is a diabetic and brings his own dessert. For the rest of us I'd like cookies. How many are in a bag?
Our flight got cancelled so we have an extra evening in town. Are tourists allowed to shop? Our licenses are from Oregon and we're both 45.
Last time I had a gummy I slept through my alarm. Funny now, not then. Do you have one that's half the size?
I have a bum knee and hate stairs, is there an elevator? Or do you bring it out to the car? I'd just be getting a preroll.
My brother calls me a chicken because I've never tried a dab. He's right. Explain to me what it is, will you?
The pastor's wife told me about you, of all people. She gets the lotion with roses. What's it called?
I was a bartender for ten years and can mix anything. I'd like to make mocktails with your drinks. Which are unflavored?
My dad and I haven't spoken in a while and now he's visiting. He likes cigars. Do you have blunts that look like one?
I've got a twelve year old whiskey to trade, just kidding. What I want is a gift card. Which amounts do you have?
We lost at trivia because nobody knew what THCA was. Save me for next week. What is it?
I hit my limit with winter. Give me something that tastes like the beach. Carts or gummies, I don't care.
My doctor and I are old friends, he shops here too. He told me about the ginger chews. Are they in stock?
You know how toddlers get into everything. Mine's with grandma now, but I want a pouch with a zipper lock anyway. Do you sell those?
It was my divorce party on Friday and we ran out. Great night. I need the same mix again, six drinks and a bag of sours.
I'm an actor and I play a dealer in a film, all pretend. The props guy needs a fake joint. Do you sell empty cones?
My car smells of skunk and it wasn't even weed, I hit one on the road. Poor thing. Do you sell odor sprays?
It's Mother's Day, and mine's a rocker. She's 66 and wants a lighter with skulls. Do you have any?
I got hacked last week, on another site, so I changed all passwords. Do I have to do something in my account with you? I've points there.
I dropped my vape in the toilet, rest in peace. It was a good one. What's the cheapest replacement?
The guy who sat next to me at the game wouldn't shut up about your rosin. Is it that good? I've only had carts so far.
I'm in a wheelchair and my wife usually goes. This time I'd like to see it myself. Is the counter low enough?
I've had a whole pot of coffee and can't decide. You're the expert. Daytime gummies: which two would you pick?
The gym's killing me slowly. My trainer says legs, legs, legs. Do you have a cooling gel?
We did a seance in my aunt's attic, no ghosts, only giggles. The joint helped. It was called Ghost something, what could it be?
I've a weird question. Do you have anything that tastes like root beer? My late father loved it and I'd like to have one in his honor.
I'm planning a baby shower, and the mom-to-be isn't having any. Some of the guests asked for low dose cookies to take home. Are they wrapped one by one?
I left my jacket in your store, black with a red zipper. There's no rush. Could someone check, and are you open on Sunday?
I'm the designated driver tonight, so nothing for me. My friends want three infused joints. I can pick those up sober, right?
A guy in front of me paid with pennies, I swear. It was the best fifteen minutes of my week. Do you take cards?
I don't do pills and I hate candy. So what's left, drinks? Which ones are the least sweet?
Do you have it as capsules? I don't like the taste of weed at all. Ten milligrams is what I usually take.
I hear you're the folks with the dinosaur mural. My little one loves it from the street. When's a quiet time for me to come in alone?
I ride horses and my thighs are screaming today. A friend said you've got roll-ons. How big are those?
I'm retired military, twenty two years. My back pays for it but I'm not here for that. Do vets get a discount?
We found my grandma's old pipe in the attic when we cleared the house. She'd have been 100. How do I clean it?
I was at a wake last night and nobody knew what to say, then someone lit a joint. I'd like to send him one of those as a thank you. Do you do gift bags?
The deadline for my thesis is over. I survived. How about a celebration pack for four grad students, all around 27?
I'm terrified of needles, so the acupuncture gift card goes to my sister. What do you have for forty bucks that'd please me instead?
My old phone had your app and it drowned in the lake. On the new one I can't see my points. How do I get them back?
Every year we go ice fishing. We freeze to death and love it. Which edibles don't get hard as rock in the cold?
I'm coming with my mother, she's blind. She likes to smell the flower. Is that possible?
The neighbors complain about the smell, rightly. I want to switch to something without smoke. What do people choose?
My first time at a dispensary was a disaster, I was so nervous. The second was with you and it was lovely. Do you have the same girl on Fridays?
I'm colorblind and can't tell the green from the red tin. Which is the sativa? I've one in my hand.
The power bank exploded, well, it swelled up. I don't trust it now. Can I charge my vape with a phone charger?
I have a lab coat, a fog machine and a plan for Halloween. Do you sell anything that glows? I'm 50, by the way.
I play drums in a band and we record all night. No one can sleep after. What's good at four in the morning?
I forgot which one of you I talked to. She had a snake tattoo and said to get the Papaya. Is it still there?
I tried to smoke out the wasps with a bad joint, don't ask. They won. Do you have cheap shake?
Our book club reads Agatha Christie. Poison and all. We're having tea with something in it, of our own free will, so which tincture has no taste?
I'm 62 and I don't want to feel old. My knees do. What's fun and light for a concert in the park?
My partner is Muslim and eats halal. Are there gummies without gelatin? He's 34 and it's his first.
The last time I saw my cousin we were ten. Now we're forty and meeting at the lake. Two mellow prerolls please, which ones?
I can't stand my in-laws, and they're here till Sunday. Something mild for the evenings would be great. No smell, please.
My hands are full with groceries. Do you have a drive up window? Then I'd come right now.
My old dealer died of old age, believe it or not. He gave me the same thing for decades. It was a skunk, do you have one?
I've three teenagers and one bathroom. You can imagine. When they're off to college next year I'll be your best customer, but for now what fits in a small lockbox?
I'm not asking for medical advice. I just want to know what's in the balm. Is there mint oil in it?
I drive a cab but I'm off till Thursday. I'd like to spend Wednesday on the sofa with a good film. What edible would you pick?
The postman brought me your flyer. Is that deal also for people without an account? I'm new here.
My daughter is getting married in May. I'm making the favors for the smokers' corner, all adults. Can I have 60 minis?
I fell asleep on the last one and missed the whole movie. My fault. What's one that keeps me awake through the credits?
You guys saved my weekend last time. My car broke down and your guard jumped it. What kind of beer does he like?
I've got 20 on me and a dollar in quarters. Does a preroll fit? If not I'd go to the bank first.
I'm a nurse so don't worry, I know about doses. What's the smallest one you carry? Chocolate would be best.
The strain you called trash bags, is that a joke? My son in law thought so. How much is it?
My apartment is tiny and my cat hates smoke. I'd like a vape with little vapor. What do you suggest?
A pigeon stole my sandwich in front of your shop. I wasn't even mad. Do you have something to eat in there?
We moved to a house with a porch and I'd like to sit on it and look at the stars. What goes with that? I like earthy flavors.
I promised myself no more sugar this year. So no gummies. Are there sugar free mints?
The internet told me to freeze my gummies. My wife thinks it's nonsense. Who's right?
It's been raining for a week and the roof leaks. I need cheering up and it's only the weather. Which sativa is on special?
I've lost twenty pounds and I'm afraid of the munchies. Is there a strain that doesn't do that? I mean one people say so of.
The doctor gave me a clean bill of health yesterday. I'm celebrating. What's the fanciest chocolate?
I had a scare with a tick on the trail, all fine. We're off camping again anyway. What's compact and waterproof?
Sorry if this is a dumb question. Is a preroll the same as a joint? And what does infused mean?
The driver called my phone and it was on silent. I'm so sorry. Could he come back?
My house was broken into in June, they took my glass of all things. Insurance paid. What are your best bongs around 150?
My best friend comes home from the army tonight. He's 28 and loves anything with mango. What would make him happy?
I'm a crime scene cleaner, I've seen it all. At night I want something soft. What about those lavender drinks?
My ears are still ringing from that concert. It was worth it. They sold your shirts there, do you have them as well?
My wife is a schoolteacher, so privacy matters. Does the bag have a logo on it? She'd pick it up on Friday.
I've got my brother's truck today, mine's in the shop. It's huge. Is there room in your lot?
My father fought in Vietnam and never talked about it until he tried an edible with me. Best night of our lives. I'd like those same ones, they were orange.
The TV broke right before the fight. Knockout of the night, ha. We'll have joints and radio then, which ones burn slowly?
There's a rumor you're closing. Say it isn't so. If it's true, is there a sale?
My cousin got caught at the airport with a gummy and paid a fine. I won't be that dumb. Can I give back an unopened pack before I fly home?
I'm scared of getting too high, so I never did it. My friends are all into it. What would a careful beginner take?
I once ate a whole brownie in Amsterdam and talked to a lamp. Never again. What's in the 2 mg range?
My hairdresser's son works for you, he's 24. He said there's a new rosin. What's it cost?
I heard about the recall on the radio. Mine's the cherry cart, bought in May. Is it one of those?
It's for a gag gift. My boss turns fifty and he's the straightest man alive. What's the funniest thing you sell?
I've killed every plant I ever owned. So seeds aren't for me. What about an eighth that someone else grew with love?
I'm a widow of seventy and I've decided to have fun. My husband would've approved. Where do I start?
My granddaughter set up this phone for me. She says I can talk to you like a person. Can I ask which tea you've got?
The gun range next door is loud. Do you guys hear it all day? I'm just wondering if I can park there when I come for my pickup.
My uncle has the farm, my aunt has the brains and I have the weed, they say. I'm to bring enough for a bonfire with fifteen people. What's the cheapest per joint?
I'm waiting for my sister's plane. It's late. Are you still open at nine forty?
We had our first fight as a married couple, over a bong. It was about who cleans it. What cleaner do you carry?
My son is vegan and 33. He says honey's out. Which edibles work for him?
The whole street lost water, so no bath tonight. Could I swap the bath bombs for something else? I have the receipt.
`,
  off_topic: `
Got my order, thanks. My tomato plants look dead, should I water them more? It's been hot.
All good with the delivery. Do you know how to get red wine out of a white couch? My sister will kill me.
Nice shop by the way. My computer keeps crashing when I open the camera. What could I do?
Thanks for the quick help. Who won the fight last night? I fell asleep.
My preroll was great. Now tell me, how do I kill the weeds between the stones? The other kind of weed, haha.
I'll be by later. Could you write a toast for my brother's wedding? He's a fireman.
Loved the drink. My kid needs a volcano for the science fair, how do you make it bubble?
Just killing time till my order's ready. What's a good horror movie with few deaths?
I'm in your parking lot. My car won't start, it just clicks. Is it the battery?
Quick one while I wait. How do I sharpen a kitchen knife? Mine can't cut bread.
My order is fine. My son has a spelling test, what's a good way to practice?
You're so helpful. Could you help with my resume, I want to be a welder? It's only a page.
Thanks a lot! Do you know when the library opens? I've a book overdue.
Good service today. How do I get gum out of carpet? My niece sat on the floor.
While I smoke: why do stars twinkle? I never knew.
Is your team into football? Who's going to win on Sunday? I've ten bucks on it.
My dog learned to roll over. How do I teach him to play dead? He's a smart one.
`,
}
