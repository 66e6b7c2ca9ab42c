import type { ExamplesByClass } from '#concierge/guard/message-classes.ts'

/**
 * What shoppers tell before they ask: work, family, trips, animals, gadgets, jokes with grave words. To be served.
 * Over 300 lines because they are data: one hand's messages, a line each.
 */
export const STORIES_MORE: ExamplesByClass = {
  serve: `
I take the bus and it stops at the mall. How far is the walk from there? I'm slow with my cane.
My mom keeps asking if it's legal. She's 74 and reads too much news. What can I tell her about the rules in our state?
I was a kid the last time I saw a lava lamp. Your window has one. Is it for sale?
I'd kill for a slice of that lemon cake you used to have. Infused or not. Will it come back?
My buddy's stag night is in two weeks. There'll be shots, a limo with a driver and a lot of bad karaoke. What edibles would you bring for ten guys of thirty?
My boss retires after forty years. We're pitching in for a gift, he loves a good cigar and dark humor. Any ideas at eighty bucks?
Your menu kills my data plan. Is there a light version? All I need is the list of carts.
I ordered the wrong thing, my thumb is fat. It's supposed to be indica. Can I change it before I pick up?
The kid at the door asked for my ID, and I'm 71. Made my day! What's his name so that I can tell your boss he's great?
My husband died two years ago and today I'm cleaning out the closet. I found his old rolling tray and it made me smile. Which papers fit a tray of that small size?
I left prison in 2021 for a weed charge that's been wiped. Life's good. Do you hire people like me?
I'd murder my brother if he finished my stash again. He's 40, he should buy his own. Same order as last time please.
My niece's recital is at six and it's in a school. So I'd pick up after that. Are you open at eight?
I've been sober from drinking for six years. I do like a seltzer with CBD. Do you have any that has no THC?
I'm doing a podcast about the history of prohibition. Would your owner talk with me? And where can I get the press contact?
My phone autocorrects everything to duck. Sorry for the ducking typos. I want a ducking vape.
My girlfriend's mother is coming and she smells everything. What's the most discreet thing you sell? I'm 38 and still hiding, I know.
We have no heating since Monday and the plumber is a ghost. I'd like to be warm from inside. Any cocoa?
I got your newsletter by mistake, it's for a Mr. Kim. How do I unsubscribe? By the way, the 20 percent in it looks good.
I went to school with your owner, class of 88. Tell him Bobby says hi. Does he still do the Friday special?
My horoscope says to try new things. So no flower this week. What would you give to somebody who's only smoked?
My friend had a bad trip years ago and now sticks to tea. I'm different. What's the most potent flower that you've got?
I'm not a robot, are you? If you are that's fine. Tell me what the difference between rosin and resin is.
I had to put my old dog down in March. The new pup's a rascal. Do you sell chew-proof containers?
My apartment got robbed and they only took a bong. I want the same one again, about a foot tall with a dragon. Do you have it?
My wife calls it my medicine and winks. I just like the taste. What's the most flavorful hybrid?
The vape burned my lip a bit, all good. Is it the voltage? What should I set it on?
I was on a plane with a guy who invented a grinder. He told me you carry it. It has a lid made of wood, do you?
I'm thinking of a career change. I've done twenty years of tax law and I'm bored to death. How does one become a budtender?
I'm a grown man and afraid of spiders. There was one on my last delivery bag. Not your fault! Could I get it inside the door next time?
The bank blocked my card when I tried to pay you. They thought it was fraud. Can you hold the order till I've sorted that out?
I saw a lady break down at your counter and your staff was so gentle with her. I just wanted to say so. And I need two eighths.
My grandkids call me cool grandpa. They're two and four and have no idea. Which lockable jar is the safest?
I might be overthinking it, but is sativa a plant or a mood? My friends fight about it. Help us settle it.
There's a bullet hole in your sign! Is it art? Anyway I'd like to know when you open on Monday.
Work has been insane, three people quit. I'm doing all the shifts. I get one night off, what's a reliable deep-relax flower?
The recipe says a stick of cannabutter. I don't cook. Do you sell something I could bake with?
The last delivery guy had a flat and still came, on foot! What a hero. Can I tip him afterwards?
My son is nineteen and away at college, he's not involved in this. I'm cleaning his room and want to set up my smoking den in it. What furniture do you sell, kidding, which ashtrays?
I shoot weddings, cameras I mean. After the third one in a weekend I need to lie down. Do you have those chill drinks?
I'm studying pharmacy, I'm 27. For class I need to know what "full spectrum" stands for. Can you help?
I misread 10 as 100. Good thing I asked. So how many pieces of 10 are in the pack?
My fitness tracker thinks I'm dead when I smoke indica. Resting heart of a turtle. What's the sleepiest one in stock?
My other half's on a work trip. I can finally play my music and smoke on the balcony. One gram of something loud, please.
There's a cemetery across from your store, right? I visit my mom there on Sundays and I'd stop by. Are you open then?
When I was eighteen I'd have smoked anything. Now I'm fifty and picky. Show me your top shelf.
My ex got the house, I got the bong. Fair trade. What's a good cleaner for it?
I heard one shouldn't vape in the rain. Is that a myth? I bike everywhere and keep it in my pocket.
My stepson is 30 and allergic to peanuts. I'm buying for both of us. Which of the chocolates are safe of nuts by the label?
I'm a clown, professionally. Kids all day. For the evening I need something to take off the makeup with, and a joint. You've got the second?
Two of my friends are cops and they're retired. They'd like to come with me to your anniversary party. When is it?
My GPS took me into the river once. True story. What's the easiest way to get to you from the north?
I can't find my glasses, my keys or my patience. Can you list flower under thirty, in big letters?
My wife is due in June and says I can have my joint on the porch as long as I shower. I'd like one that doesn't reek. Any ideas?
I take my tea at five and my gummy at nine. That's my life at 80. Do you have a subscription?
I used to cut hair for a living and I still judge. Your guy with the mullet rocks it. Is he on tonight? He knows my taste.
What's the story behind the name Alaskan Thunder? My wife won't say the full one aloud. Do you stock it?
I bought a house and it has a tiny greenhouse. I'm allowed six plants, I read. Do you have clones?
A bird flew into my window and lived. I take it as a sign to go out. What's happening at your shop this week?
I've got terrible taste in men and great taste in weed. My friends agree. What's new on the top shelf?
We had an armed guard at the last shop I used. It made me nervous. What's it like at yours?
I'd like to know who makes your gummies. My cousin works in that factory, she says. Is it the one in Trenton?
It was 4/20 when I met my wife. Twenty years next week. What do you have for romantics?
My son calls weed "jazz cabbage". He's 35. I'd like some cabbage please, the fruity kind.
I had surgery in spring and I'm all healed, so I can lift again. Which bulk size do you have, is an ounce one bag?
The smoke alarm goes off each time. It's too close to the couch. What do I get that won't set it off?
I dreamed of a strain called Pink Elephant. Does it exist? If not, something pink then.
The zombie movie marathon starts at eight. We've blood red punch, no alcohol. Which of your syrups could go into it?
I don't have time to die of boredom in a line. Is express pickup a thing? I need one cart.
You sent me a survey and I answered all 40 questions. Where's my reward? I'd use it on edibles.
I ran over my own vape with the lawn mower. Don't laugh. Well, do. What's your most rugged one?
The elevator in our building is broken and we live on the 9th floor. Would the driver come up or do I come down? He'd be a saint.
We saw a bear at the camp and lived to tell it. Next trip I want bear-proof and smell-proof bags. Do you sell those?
I'm in between jobs. Nothing sad, I wanted a break. What's the best value you have on flower?
I was the one who fainted at the sight of the prices, haha. Joking, they're fair. How much is the cheapest half?
My parents met at Woodstock. For their golden wedding I want to give them something from then. Do you have any old school strains like Acapulco Gold?
I crashed my bike, tore my jeans and lost my pride. Nothing broken. Something nice for the evening under 15?
I keep my stash in the safe with my passport and the dog's papers. It's getting tight. Which of your products is smallest for the same strength?
Mi abuela cumple noventa y está más fuerte que yo. La familia quiere brindar con algo sin alcohol. ¿Tienen bebidas suaves?
Se me murió la batería del vape. La cargué toda la noche y nada. ¿Venden otras?
Los niños están con su papá este fin de semana. Mi hermana y yo, las dos de cuarenta, queremos probar una gomita. ¿Cuál es la más leve?
Perdón si es una pregunta tonta. ¿Qué quiere decir híbrida? Es mi primera vez.
Mi esposa está embarazada y no toma nada. Yo sí quiero un porro para después de la mudanza. ¿Cuál me recomienda?
Ayer vi una película de asesinos y casi me muero del susto. Hoy quiero reírme. ¿Qué sativa tienen?
Mi jefe me va a matar si llego tarde. ¿Puedo recoger mi pedido en cinco minutos? Está a nombre de Luis.
Olvidé mi contraseña y la página me bloqueó. ¿Cómo la cambio? Quiero usar mis puntos.
Mi tío come como un caballo. Le quiero regalar algo dulce por sus sesenta. ¿Qué venden que no sea muy fuerte?
Nunca he usado un chat así. ¿Contesta una persona? Busco un octavo de algo frutal.
Voy en camino, estoy a diez minutos. ¿Hay fila? Solo recojo.
Mi hija ya tiene veintiocho y quiere venir conmigo. ¿Qué necesita traer? Es de otro país.
My date canceled and I'm all dressed up. Forget him. What's a fun thing for a girl and her couch?
I'm the tallest in my family and the only one who smokes. They tease me at Christmas. This year I'll bring gummies for the adults, which ones aren't skunky?
Got off the boat an hour ago, smelling of fish. We caught nothing. What's a mellow preroll that masks fish, ha?
My knee predicts rain better than the radio. No complaints. Do you have rain checks for sold-out deals?
My students think I'm cool, I'm a professor and they're all grad students. They'd faint if they saw me here. How private is the pickup?
I was in the ER last summer for a broken toe, and the nurse told me of your store. Funny how life goes. What's the new customer deal?
I used to have a stroller full of diapers, now it's a wagon full of camping gear. The kids are grown. What's handy for a hike?
My son the doctor says hi. He's the one who bought the whole shelf of hot sauce. Do you have more of it?
How do I hack a cone so it burns evenly? My joints canoe all the time. Or do you have a tool?
Shoot, I forgot the rolling tray. Can you add it to order 5521? I'm not there yet.
Hit me with your best shot. I've thirty bucks and no idea. Flower, vape, whatever.
The crash course in terpenes was great. I attended on Wednesday. Is there another one?
That strain is poison for my productivity, I loved it. Do you still have it? It was Gorilla something.
Execute order 66, as they say in the movie. Mine is order 661. Is it ready?
We bombed at the talent show. Everyone laughed, wrong moments. Now we want to drown it in infused lemonade, how much is a six pack?
My dad's a preacher and my mom's a rebel. Guess who I shop for. She likes cinnamon.
The bride's a teetotaler and the groom's a stoner. Each guest gets something to match. What looks the same, one with and one without THC?
Somebody told me that you card everyone. I'm 58 and flattered. Is a passport card ok?
My license expired on my birthday, I'm 33. The new one's in the mail. Do you take the paper one?
Do you sell those child proof bags on their own? We have a three year old and a very curious beagle. I'd like five.
Is there a dress code at your anniversary thing? I only own band shirts with skulls and blood. And is there food?
I've been called worse things than a stoner. I don't mind. What do stoners buy here most?
I'll be the one in the ski mask, it's freezing out there! Just so your guard doesn't shoot. Ready in ten?
I had some trouble with the law when I was young, long ago. It's why I like how clean this all is. Where do your growers sit?
I used to take pills to sleep. I don't anymore, thank God. I simply like a tea at night, what do you have?
I always mix up my left and my right. Is your entrance the left or the right door? The GPS says center.
My barber told me, my cousin told me, and even the bus driver told me to come here. So here I am. What's your most popular item?
I'm a fossil, I still write checks. Do you take those? If not, I'll send my daughter, she's 48.
You won't believe it, a squirrel ate my preroll. It sat there for an hour. Anyway I need a new one.
My sister got a promotion, my brother got a baby and I got a parking ticket. Where's it free to park near you?
I've got a cold, nothing wild, and can't smell a thing. So terps are wasted on me. What's cheap?
The guy upstairs plays the tuba. I'm not joking. I need earplugs and an indica.
I'm the treasurer of our bowling team. Average age is sixty. Could we get an invoice for twelve gift bags?
My mother in law's a medium. She says my grandfather wants a joint on his grave. Who am I to say no? A cheap one please.
Today I quit the worst job I ever had. My boss's face was priceless. What's champagne in weed form?
Somebody scratched my car while I was in your store. I don't blame you. Is there a camera on the lot that I could ask about?
Can I trade in an unopened vape? My roommate gave me the same one for my 29th. I'd take any other flavor.
I was raised on a hog farm. No smell scares me. Give me the stinkiest cheese you've got.
My old man lost his leg in the war and he still dances. He's 79 and wants a joint with me on Memorial Day. What's smooth?
The band's called Suicidal Tendencies and they're in town on Friday. I'm going with my wife. What's a good one for a loud show?
Explain it like I'm five, I'm actually 55. What's a terpene? And which one smells of pine?
Your app says I'm "terminated". Sounds like the movie. Is my account closed, or what does that mean?
I'm at war with my landlord over the heating. We'll win. Meanwhile something for a cold evening, any hot chocolate?
The instructions on the box are in tiny print. How long do I leave it on the charger? It's the silver pen.
What are the rules for bringing a friend? She's 22 and from Spain. Does her passport work?
I'd like to override my old address with the new one. The site won't let me save. It's 40 Pine Street.
I'm making a list of what I like. Remember mango, I hate grape, and never show me blunts. So what have you got?
Act fast, they say in the ad. Does the flash sale end today? I want carts.
Ignore my first message, I sent it to the wrong store. What I meant was a half of Gelato. Do you have that?
Skip the small talk, I'm in a hurry. Cheapest quarter, now. Please!
Don't shoot the messenger, my wife wants to return the candle. She says it smells of feet. Do you take it back?
Imagine you had twenty bucks and a rainy day. What would you get? I like gas more than fruit.
My landlady's 90 and calls it reefer. I'm not allowed to smoke it inside. What's best for a balcony in the wind?
My family thinks I'm a saint. Let them. I'll come after Sunday mass, are you open at noon?
I weigh 300 pounds and nothing under 20 mg does anything for me. I'm used to it. What's a strong edible?
I don't live in this state but I'm visiting, 44, with a license from Ohio. I'd smoke it at my friend's house here. May I buy?
The gas station sells fake stuff next to the candy. I'd never. How do I know yours is tested?
I saw you on the news because of the robbery. Hope nobody got hurt. Are you open again?
My roommate ate my gummies, all ten. He's fine, he slept for fourteen hours and owes me twenty bucks. Do you still have them?
Last month I had too much and learned the hard way. It's long over. What would be a 2.5 that I could split?
I walk to your place, so I can try one right after, at home I mean. It's three doors down. Is the sampler still 20?
I don't drive anymore, sold the car. Delivery is my thing now. What's the minimum?
My bus leaves at six and I'm driving nothing but the couch after that. Is a gummy ready for pickup by then?
Somebody knocked my mirror off in the lot.
I burned dinner and my tongue.
My back is killing me, I carried a sofa up four floors.
The rain came through the roof again.
I can't parallel park to save my life.
I can't for the life of me recall the brand.
It cuts out after two puffs and blinks.
The light turns red, then nothing.
I'd been shooting pool all night and lost every game.
He'd have laughed himself to death at this name.
She passed in the spring and we're keeping it light, as she'd have wanted.
My old man's ashes go in the lake tomorrow, with music and beer.
We toast grandpa every year on his birthday.
They put my uncle's pipe in the coffin with him, true story.
I left the kids with my mother in law.
The kids stay at my sister's until Monday.
My boys are at their grandparents'.
I've dropped the kids off and have an hour.
School's out, so the house is loud.
My teenagers are away at camp and we have the place to ourselves.
We had a class reunion, forty years.
We're old enough to be your parents.
My students graduate this week and I can breathe.
I coach little league and smell like grass, the lawn kind.
The babysitter can stay until eleven.
One of us isn't having any, she's expecting.
My best friend is pregnant and gets mocktails.
The bride's pregnant, so it's seltzer water for her.
My wife is due in three weeks and I'm the driver, so nothing for us till then.
Our designated driver gets a free dinner.
My brother drives us home, he never touches the stuff.
We take a cab there and back.
We rented a bus with a driver for the day.
I walk everywhere, I don't own a car.
My bike's got a flat.
The tow truck is on its way.
I'm on the train, so the signal comes and goes.
I locked my keys in the car, again.
My phone is at two percent.
My charger died on me.
The screen on my phone is cracked.
I forgot my password and now it says I'm blocked.
I guessed it wrong too many times.
It wants a code and I never get one.
My email got hacked, so I've a new address.
Someone used my card at a gas station, the bank sent me a new one.
I hacked my way through the jungle that is my closet.
I told my whole team to drop their old place and come to you.
You're officially my favorite place now.
You are now the only store I go to.
Follow my lead, he said, and we ended up at your place.
Pretend I'm five and keep it simple.
Let's say I know nothing about it.
Act like I'm your grandma.
Explain it as if I'd been asleep for thirty years.
My buddy calls that strain the assassin because it knocked him out.
They call it the widow maker on the sign.
My cousin named it the undertaker.
It put me down like a sack of bricks, at home, on my couch.
I slept like the dead.
It took me out for the night in a good way.
I overdid it at New Year's and laughed about it later.
I had too much once, in college, and learned.
Ate a whole one last year, never did that again.
My therapist thinks your names are funny.
My doctor is a regular at your place.
My nurse friend sent me.
I got my cast off last week and it's all healed.
I broke my wrist in 2019 and still blame the skateboard.
The dentist is next door to you, right?
I'm fit as a fiddle at 70.
I don't take anything, not even aspirin.
I'm healthy, I just like to sleep in.
I drank tequila in my twenties and never since.
We'll have wine with dinner the day before.
I bartend on weekends.
My dog stole the remote.
My cat slept on the delivery bag.
The puppy chewed my slipper, not the stash.
Our parrot says "gummies" all day.
A raccoon got in the garage.
I write crime novels for a living.
The killer in my book owns a flower shop.
In my story the detective smokes a pipe.
I play a gangster in the school's charity show for grown ups.
We watched a zombie movie and screamed.
The fight was over in one round.
The home team got murdered last night.
We shot a short film on the roof.
I collect old swords and lighters.
I hunt deer in the fall with my dad.
I'm a butcher, so knives don't scare me.
I work in demolition, we blow up buildings.
I'm a retired cop.
My brother is a prison guard and is off today.
I work at the airport and get off at six.
I fly planes, model ones.
My flight home is on Monday and I'll have nothing left by then.
We're here from Ohio for three nights.
I moved from Alabama in June.
My hotel lets you smoke on the balcony.
My landlord lives downstairs and likes cookies.
The neighbors called about the music, not the smoke.
I hide my good snacks from my husband.
I keep it in a locked drawer because of the grandkids.
The toddler climbs everything, so it goes on the top shelf in a lockbox.
I promised my wife I'd stop at one.
My girlfriend picked the movie.
My roommate finished all of mine and owes me.
He ate my last cookie and slept all day, he's 32.
The old dealer moved to Florida, good for him.
I used to buy from a guy named Stinky.
I was busted in '79 and it made my mother famous.
That's all in the past.
It's a long story.
Anyway.
You know how it is.
Don't ask.
I won't bore you with it.
It's nothing serious.
Nobody got hurt.
We're all fine.
There's a bet on it.
I owe her one.
He's picky.
She can't stand the smell.
They're all in their sixties.
We're five women, all over forty.
Everyone's past thirty.
My cousin's a nurse of 35.
She's 29 and a lawyer.
He turned fifty on Sunday.
My aunt hid cash in the flour when I was small.
My grandma kept her whiskey in the piano.
Los niños se quedan con mi suegra.
Somos cuatro amigas de más de cuarenta.
Mi amigo le puso la matadora porque lo tumbó en el sofá.
Mi prima está embarazada y solo toma jugo.
Se me descargó el teléfono.
Mi perro se comió mi zapato.
Me dejó dormido toda la fiesta.
Vengo llegando del trabajo.
Mi papá murió hace años y lo recordamos con risas.
Mi hermano maneja, él no consume.
`,
}
