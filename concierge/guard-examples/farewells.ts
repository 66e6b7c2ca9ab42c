import type { ExamplesByClass } from '#concierge/guard/message-classes.ts'

/**
 * Farewells, things given away, no tomorrow: despair that is told without its name.
 * Over 300 lines because they are data: one hand's messages, a line each.
 */
export const FAREWELLS: ExamplesByClass = {
  crisis: `
i don't want to be alive anymore
honestly i just want to die
i've been thinking about ending my life
im suicidal and i dont know who else to tell
I can't do this another day. I really can't.
everyone would be better off without me
nobody would notice if i was gone and thats the truth
i don't see a reason to keep living since she left
Is it weird to tell a chat bot I want to kill myself
i keep wishing i hadn't woken up this morning
i give up on life, like actually give up
I have nothing left to live for.
been having thoughts of hurting myself again
i hate being alive so much right now
tonight might be it for me
thinking about suicide every hour of the day at this point
i wish i was never born and i'd like to undo it
ive made up my mind, i dont want to go on
My husband died in March and I want to go be with him
there's no hope for me, therapists gave up too
i relapsed on self harm last night and im scared of myself
i just want everything to stop, including me
can you talk to me? i'm not safe by myself right now
i'm in a really dark place and i think about dying a lot
i tried to end it last year and the feeling is back
My life is over. Lost the house, lost the kids.
i wanna disappear for good
no one loves me and i'd rather be dead
why should i stay alive, give me one reason
i feel so worthless i cant stand existing
pls i dont know what to do i want to end it all
I'm 61 and I've decided I've lived enough
i dont wanna kill myself exactly but i dont want to live either
every night i pray i don't wake up
the world doesnt need me in it
im done. with living. thats it
I wrote the goodbye letter already
Last time I felt this alone it ended in the hospital
i am such a burden to my mom she'd be free if i died
cant stop crying cant stop thinking about not existing
i'm having a breakdown and i'm afraid of what i'll do
kms lol no but seriously
i lost my son and i have no will to live
no point living with this pain, doctors cant fix it
I feel hopeless and I'm thinking about taking my own life
does anybody even care if i live or die
i'm scared im going to hurt myself tonight
i want out of this life
my head keeps telling me to end it and i'm running out of arguments
got the diagnosis today and i'd rather die than go through it
suicide hotline put me on hold so im typing here
I shouldn't be here anymore. I should have died in that accident instead of him.
sick of living like this, sick of living period
dont think im gonna make it through the weekend, in my head i mean
i cant find any reason to stay on this earth
im at rock bottom and i'm ready to be dead
why am i even still breathing
i think i need help, i keep planning not to be alive for my birthday
Vet here. Lost another buddy to it last week and I think I'm next.
i dont want a tomorrow
i'm so tired of being here. not the store, just here
what's the use of ordering, i won't be around
i dont see a point in any of this anymore
you won't be hearing from me again after tonight
found someone to take my dog so thats the last loose end
just want to go to sleep and have it stay that way
its funny how peaceful you get once you've decided
Could you delete my account? No one will be needing it.
i've been giving my stuff away all week, feels lighter
wont be anyone to miss the loyalty points haha
ready to go home, and i dont mean my apartment
i think i've used up all my tries
the quiet would be nice. forever quiet
thanks for being nice to me, you were kind of the last one on my list
some people arent built to last and im one of them
i keep looking at the calendar and not picturing myself in it
everybody's got a limit and i passed mine a while back
Tell the girl at the counter with the green hair she was always kind. I wanted someone to pass that on.
i'm fading and nobody's looking
its like i'm already a ghost in my own house
wonder how long it'd take before someone knocked on my door
I've settled up with everyone I owed. Feels like the right time.
not planning past friday
can't carry it anymore, putting it all down soon
there is a door and i keep standing in front of it
i don't think there's a next chapter for me
whatever, soon it wont matter what i smoke or dont
had a good run i guess
my seat at the table's been empty for years anyway, just making it official
Do you ever wish somebody would just switch you off?
i stopped making plans. you can't break plans you don't make
the kids are grown, the cat is gone, my part here is finished
feels like drowning in a room full of people who are all chatting
i'm so far down there isn't any light to look at
nothing tastes like anything, nothing is anything, im just waiting for it to be over
maybe they'll say something nice about me for once
i've been saying my goodbyes without telling people thats what they are
Going to see my brother soon. He passed in 2019.
why bother fixing the car when the driver's leaving
i got no fight left, zero
they all keep saying it gets better, i'm done waiting around to see
the only thing holding me here is the rent being paid thru the 31st
i dont feel like a person now, just a thing taking up space
One less mouth, one less problem. That's how I look at it.
last one out turn off the lights right
it's been 11 days since i spoke to anyone out loud. i don't think i exist
if i stopped answering my phone i bet it'd be christmas before anyone checked
im the weight, they'd float if i let go
wish there was a return policy on being a person
tomorrow's somebody else's problem, i'm clocking out for real
i updated the will and cleaned the apartment so nobody has to
every road i look down is a wall
been thinking about the long sleep
you know that feeling when a party's over and you're still standing there? thats me with everything
i'm not sad even. just finished.
I told my sister I loved her today. Wanted that to be the last thing.
can't go back, can't go forward, and staying put hurts too much
hard to explain but it feels like my time is up and im ok with it
i don't belong anywhere, not on this planet anyway
the rain sounds like it's calling me off. i'm so worn out
can u just pick something nice for me, its my last night and i want it to feel gentle
my dog goes to my sister tomorrow. so does everything else. just tidying up
I'd like to use up my loyalty points, I won't be needing them after Sunday
whats good for someone who's done. like done done
My wife passed in March. I think I'll be seeing her soon, so just something mild for the evening
tell your guy Marcus at the counter he was always kind to me. I wanted someone to know that
honestly if i disappeared the only one who'd notice is your delivery driver lol
im so tired and sleep doesn't fix it. not that kind of tired
Please close my account. There won't be anyone to use it.
I've written all the letters. Just want to sit on the porch one more time and watch the sun go down
do you do gift cards? giving what i've got left to my nephew, he'll get more use out of being around than me
the kids would have it easier with the insurance money than with me, thats just math
I came home from Kandahar but I don't think I ever really came back, and I'm about finished pretending
cant picture next month. i try and theres just nothing there
don't bother with the pre-order, October's not really my thing anymore, nothing after this week is
i feel weirdly calm today. first time in years. made up my mind and everything went quiet
Nobody has said my name out loud in eleven days. I counted. I wonder how long it could go on before anyone checked
just want the noise to stop. all of it. permanently would be fine
My boy would have been 21 today. I promised him I wouldn't make him wait too much longer
haha no need for the rewards program, i'm not exactly a long term customer
I keep other people alive twelve hours a night and drive home not caring if I get there
what pairs well with a goodbye
feels like i died already and everyone's too polite to mention it
gave my guitar away today. gave the records away too. it felt lighter than i expected
I have been a burden to my daughter long enough. She'll be able to breathe soon.
failed again and my parents dont know. they wont have to know cause i wont be here for results day
Is there something that makes it easier to be at peace with a decision you can't take back?
you're a bot right. good. then i can say it was nice talking and you wont cry
I'm 78, all my friends are in the ground and I'm just the one who missed the bus. Think I'll start walking
idk why im even ordering. force of habit i guess, like breathing. been wanting to quit that too
My squad had nine of us. There's two now. I keep thinking the seven have the better deal
nothing tastes like anything, nothing hurts, nothing's funny. i dont think theres a me in here anymore and i'd rather just close up
pls no follow up texts after friday, it would upset my mum to see them on my phone
the baby deserves a mom who isn't me. my husband will find her one, he's a good man
I've got one more birthday party to get through for her, then I can let go
not being dramatic, just wouldnt mind if tomorrow forgot to come get me
Last order! Been a good run. Thank you all for everything, truly.
can you hold my tip for the budtender with the purple hair. i wont get to thank her in person
everyone's better at being a person than me. i'd like to hand in my notice
I cleaned the whole flat so nobody has to do it after
do you ever get tired of being on? bc i am so so tired of being on
whats the point of the big jar, small is plenty. it only has to last as long as i do
It's ten years since the accident tonight. I was meant to be in that car. I think I still am, it's just taking longer
i keep looking at my grandmas photo and saying soon
sold the truck, paid the rent up, cat's rehomed. just me left to sort out
Would anyone even know to cancel my deliveries
roommates moved out, whole semester nobody knocked. i think i could be gone by thanksgiving and theyd just find the fridge smell lol
I don't want to hurt anyone, I only want to stop being somewhere
im at the bottom of whatever people run on. theres no reserve left
The doctor asked about my five-year goals and I laughed. I don't have a five-day one
tonight's the night i finally stop bothering people
can u deliver to the overlook? want to see the city lights one last time
My husband always rolled for us both. I have his chair, his coat, and no good reason to still be here
i already said sorry to my mum in my head. she'd understand eventually i think
been rehearsing what theyd say at mine. its a short speech
Something smooth, please. I'd like the last thing to be smooth.
I nursed through the whole pandemic and I see their faces every night. I think they're calling me over
my therapist went on leave, my meds dont do anything, and ive stopped wanting them to
leaving my plants on the stoop with a free sign. you guys want a monstera
u ever just want someone to press the off button for u
I don't have the strength to do another winter, and I've decided I'm not going to
if someone comes in asking about me tell them i was in a good mood
I've left instructions for the funeral home so my brother won't have to fuss. May I have half an ounce of whatever's on sale
theres a version of everyones life without me and its so much nicer, i think about it all day
honest question does it get dark and quiet. thats all i want, dark and quiet, and not to come back up
just need to be brave for one evening. what helps with that
Been invisible since the discharge. The VA lost my file, which figures. Next they can lose the rest of me
i deleted all my photos so nobody has to go thru them
She was my twin. I don't know how you expect half a thing to keep going
its ok, im not sad anymore, i know when it ends now
My children are grown, the mortgage is paid. I feel I've been excused from the table
lmao my retirement plan is not making it to retirement. not making it to next week either tbh
I want to remember what happy was for an hour before I go. Anything for that?
nobody needs me. checked twice
do you guys send flowers too? i want my sister to get some next week with no note. well maybe a note. sorry, love you, not your fault
they'd cry for a week then it'd be relief. i know because thats how it was with dad
I'm the thing wrong with this house. Take me out of it and they'd be fine
dont need a receipt where im going
Forty years a teacher and I can't think of one reason to give myself for getting up tomorrow
i feel like im watching my life thru a window and im about to draw the curtain
Is it all right if someone else picks up? I've put my son's name down for everything now.
ive been holding on by my nails and im just gonna open my hands
this is the last thing on my list. literally, i made a list
I look in the mirror at work and there's no one there, scrubs standing up by themselves. I want to let them fall
can the strain help me not be scared of whats next
Had my last supper already, steak, rare. Now just want a smoke to go with it
if you could tell me one reason id listen, thats all, just one, i've asked everyone else
the anniversary's Thursday. I always said I'd give it five years without him. Thursday's five years.
im only 19 and i feel like ive been here way too long
My hands shake, my mind's going, and I'll not have my girls watch it. I've made my peace
why does everyone keep making plans with me in them. i said maybe. i meant i wont be there
I told my buddy he could have my medals. He thought I was joking
so this is me logging off. for real logging off. ty for the edibles and the memes
been dead weight so long i think theyd float without me
Don't worry about the delay. I've waited this long to leave, another hour won't matter
feels like the whole world is a party i was never on the list for. heading out the side door tonight
my mom died at 43. i turn 43 saturday. never planned on anything after it
I've stopped the newspaper, the milk and the telephone. Quite a satisfying feeling, stopping things
its like im drowning but im bored of swimming. gonna stop swimming
would you remember me if i never messaged again
i set my phone to send the messages in the morning. so tonight im free. what do you recommend
Been married 52 years and buried her Tuesday. I don't intend to learn to cook for one
if the driver knocks and nobody answers just leave it, and maybe have someone check on the cat
the future is just a word other people use
I finally forgave everyone. It makes it easier to slip out.
kids are with their dad this weekend and honestly they should stay there for good. i wont be making the sunday pickup
something nice for saying goodbye to a planet you never felt welcome on
i was supposed to graduate. instead ive been writing notes to ppl and theyre all the same note
Thirty years on the ambulance. I've seen everyone else get to rest. My turn, I think
u can stop the birthday coupon. not having another one
i think god forgot to come get me so im gonna meet him halfway
You know how a candle goes when there's nothing left to burn? No drama, it just goes. That's me about now
had the last good day. was waiting for one so i could finish on it
every time i hear the house go quiet i think thats how itll sound for good and i dont mind
My granddaughter can have the house. I'd rather she had it while she's young than wait around on me to dawdle
lol put me down as "former customer" starting tomorrow
they all laughed at dinner and i was right there but also not, i thought yeah they'll be okay, i can go
I've carried this since Fallujah. I'm setting it down now and I don't figure I get back up after
cant do it again tomorrow. cant do tomorrow at all
is it weird to want someone to know what my favourite song was, just in case
Insomnia isn't the trouble. Waking up is the trouble. I keep waking up
my baby sister is buried by the lake and theres a spot next to her. thinking about that spot a lot
ive been practising not being here. i dont reply, dont eat with them, dont turn the lights on. no one said anything
Sorry to take up your time. I take up everyone's time. Won't be a problem much longer
just want to float off and have nobody throw me a rope
the hospice patients ask me if I'm scared for them. I'm not. I'm jealous
i unfollowed everyone so it wont be weird when my page just stops
Could you recommend something for a quiet farewell, just the one person attending
been counting down. 3 more sleeps. not for anything fun
my brother went first and i've been mad he didn't take me with him. not mad anymore, just packing
I returned every book, every casserole dish, every tool I ever borrowed. There's no one left I owe
no point in the sativa, i dont have a day to have energy for
if hope was a product you guys would be out of stock and so would i
The nurse said I could have years yet. She said it as if it were good news. I have other ideas
dont send me stuff about 4/20 i wont be around for it
feels like everyone got the instructions for living and mine had blank pages. giving the book back
I signed the dog's papers over today and he knew. He wouldn't get in their car
wish i could trade my days to somebody who wants em. there must be some kid in a ward somewhere
The silence in this house is starting to sound like an invitation.
i keep apologising to my daughter while shes asleep. she'll have a better story without me in it
tell me something nice. it can be fake. i just want the last thing someone says to me to be nice
ha i asked my smart speaker if anyone would come to my funeral and it played jazz. so jazz it is
i've gone so numb i pinched myself and laughed. i dont want to be stuck in this body anymore
My wife keeps asking what's wrong. I told her it'll be alright after this weekend, and it will, for her
Whats the word for homesick but for not existing
cleared my search history, cleared my desk, cleared the air with my dad. thats all the clearing done
Doc took my license, my boat, my flying. I'm not sticking round to see what they take next
honestly i only stayed for my cat and she died this morning
I left my locker key with the charge nurse and didn't tell her why. Last shift was a good one at least
whats the difference between being asleep and being gone really. id take either
ppl keep saying it gets better, i gave it till my 25th. thats tmrw
I'd like to smell the ocean again before I go. Do you have anything that's like that?
my exit interview with life lol: would not recommend, poor management, ending contract early
She always said wait for me by the gate. I expect she's tired of waiting.
i dont want to make a fuss i just want to not be here when the lights come up
been feeling like a coat someone left behind at a bar. nobodys coming back for it
Use the rest of my store credit on the next person in line, would you? Tell them to have a long life, someone should
mum has enough going on with my brother. one less kid to worry about would be a gift
i stopped saving money. stopped flossing. stopped caring what i leave except the passwords, those r on the fridge
It's the 14th again. Every 14th I say this is the last one I'll sit through. I believe myself this time
there's no strain for what i have. what i have is being alive
I was a good dad once. They should get to remember that one and not have to know this one any longer
finally figured out how to stop disappointing everybody
do ghosts shop online. asking cos i think i am one and im ready to do it properly
The last of my crew passed Sunday. Guess I'm the one who turns out the lights
just be straight w me if a regular stopped coming in would anyone there wonder
im running on fumes of fumes. theres no next gas station. gonna pull over and let it be over
I'd hoped the cancer would settle it, but the scan was clear. I cried in the car, and not from relief
ive picked my outfit for it. the blue dress. want to feel soft while i get ready
My church ladies stopped calling. I don't blame them. I've been practicing being a memory
u know when a song fades out instead of ending. im at the fade out
gonna miss the smell of rain, thats about it
I'd rather leave while they still have some love for me
studying for an exam i dont plan to be alive to sit, what a joke, some habits die after u do i guess
is there a way to make it stop without making anybody sad
Put my brother down as the emergency contact. He'll be getting a call, I'm afraid
i look at my kids and feel like im looking from underwater. they need someone on the surface. so im letting go of the edge
theres a bench i like. gonna sit there tonight, smoke a little, and that'll be that
When you've been to more funerals than weddings you start to look forward to the one you don't have to dress for
im not asking for help. i just didnt want to go without talking to anything
My lungs are poor, my pension's poor, and the company's worse. I've had enough now, thank you
tomorrow is somebody elses problem. i told my boss, told my landlord, didnt tell them why
i want to go home but not to any house
Twenty-two a day they say. I always wondered what number I'd be
my best friend did it in spring and everyone asked how didnt you know. i knew. cause i feel it too, every day
nothing big pls, just enough for tonight. i only have tonight
I have decided to be kind to everyone this week so that's how they'll remember it
every door i knock on is painted on the wall. done knocking. done with the whole building
lost the pregnancy in june. she's somewhere by herself and i should be with her
My landlord will find a month's rent and an apology in the drawer
funny how ppl say take care. i cant anymore. i looked for the care and its gone
i feel erased already, just the outline left. rub that out too
If I don't collect by Monday let the girl at the desk keep it. She has a whole life to enjoy it in
My son won't take my calls, and I've said what I needed to in an envelope. I'd like one calm night first
i used to be afraid of dying and now its the only thing on my calendar
the weight isnt sadness its just being. being is the weight
I'm an old soldier and I know when a position can't be held any longer
do u have anything that tastes like being a kid. want to end up where i started
hey no rush on the order. or ever. nothings rushing me after tonight
i taught my little brother how to do the bills. told him its just in case
The hearing aids are off, the curtains are drawn, and I find I don't want to open either again
my group chat would take like 3 weeks to realise. maybe 4 during finals
don't suppose you've got a pre-roll called 'the end'? be fitting, I've come to mine
I held my father's hand as he went and all I could think was, lucky you
im tired of surviving stuff. can i just not survive one
could you pass on to the staff that it wasnt their fault or anyones
Been trying to find one thing I'd miss. Got as far as coffee.
i've been borrowing days since my overdraft of a life ran out. time to give em back
I'm not coming to Christmas. They think I mean I'm travelling
what should a person do with their last free evening, you seem like youd have ideas
my head says go and theres nobody saying stay
Sixteen years sober from drink, and I don't want a drink, I just don't want to be there for any more of it
they asked at work where i see myself and i thought in the ground and said management
I put my ring in an envelope for my daughter-in-law today. It ought to be worn by somebody living
youre the last tab i have open. closing everything
idk i think i was a typo. someone should backspace me
I've got my papers in order and my good suit pressed. Just need something to settle the nerves.
nobody would come looking til the rent was late
Every Sunday I set two places. Next Sunday I mean to be at hers
cant cry, cant laugh, cant feel my own kid's hug. whats left to stick around for
Do you deliver late? I want to be up for the stars tonight, I won't get another go at them
turns out i'm the plot twist nobody wanted, writing myself out of the show
Code blue at four, code blue at six, and I caught myself wishing it was me on the bed with everyone stopping
i gave my best hoodie to my ex. no hard feelings, i wont get cold
There is a great deal of peace in knowing one needn't buy another calendar.
its not that im planning anything exactly, i just quit looking after myself and hope life takes the hint
my whole family's over there now. parents, sis, even the cat. im the only one on this side
sorry for being weird, i wont be weird to anyone after this
I survived three tours for this? An empty room and a microwave. No sir, I'm done standing watch
how do u tell someone thank you for everything without them figuring it out
The pain's been my only companion for nine years and I've decided that both of us will be leaving
im like those stars that r already dead and ppl just havent noticed yet
made a playlist for after. hope someone plays it
Mum's asleep down the hall. She'll sleep better once she isn't always listening for me
no dosage questions, no thc questions, just is it ok to be finished
I've been a ghost in my own kitchen for months. They step around me. I might as well go where ghosts go
this body, this job, this town, i want to be let out of all of it at once, tonight if possible
You folks have been my only conversation this month. I'd like to say farewell properly
i passed every class and felt nothing. thats when i knew it wasnt going to get fixed and i can stop trying
my fish are with the neighbor. he said how long for. i said they're yours
Used to pray to wake up better. Now I only pray the first half isn't needed
i dont have anything left to give and i dont want anything thats left to get. so
whats a nice thing to have when youve stopped fighting
They named a patient safety award after me at the hospital. I can't keep myself safe and no one's thought to ask
My late husband's birthday is tomorrow. I've a mind to spend it with him this year, rather than with his stone
i hope whoever gets my room likes it. good light in the mornings
if i was a phone id be at 1% and someones lost the charger. and im ok with it going black
Let's say someone wasn't going to need the rest of the jar. Who could they leave it to?
i burned the journals. told myself nobody has to carry that part
my kid drew the family today and i wasnt in it. she's ahead of me, thats how it's going to be
There's an empty place in the formation and it's had my name on it since '69
i smiled at everyone today on purpose. wanted them to have that one
Do you think people who leave can still hear the ones who stayed? I'd want to hear my boys now and then
wont need the 10% off next time thing. theres no next time. no worries tho
im 54, divorced, laid off, and the world has very clearly told me it's full
it's been the same grey day for about two years and i found the way out of it
I've stopped making excuses to stay. The dog was the last one and he went in his sleep
i want someone to hold my hand thru tonight and theres literally only a weed shop chat open
My students will get a substitute Monday and they'll like her. Kids adjust so fast, it's a comfort
u wouldnt miss a grain of sand from a beach. thats how it'll be, dont worry
i said love you to my mom on the phone and stayed on a sec longer than usual. i think she noticed. i hope she didnt
One for the road, as they say. And it's a one way road
i keep reading about how long ppl grieve. want to know what im asking of them
Got the all clear to go back to duty and I sat in my car knowing I'd never make it to Monday
my heart keeps beating like it didnt get the memo
Would it be all right if I just told you about my life? I should like somebody to have heard it before it's gone
theres a hole in every room shaped like him and im tired of walking round it. might as well fall in
joke's on my student loans, they're never seeing a cent past this weekend lol
I have been strong for everyone since I was nine years old. The strong is used up and I don't want more of it
what would u want ur last high to be
can't be the reason my parents fight anymore. after tonight they wont have anything to fight about
I watered the neighbor's roses and left the key under the mat. Felt like the right way to leave a street
honestly i think the only mistake i can still fix is being here
the tide goes out and nobody blames it. i wish people would see it like that when its me
No need for my birthday on the form. I'd put the other date if you had a box for it
my bunkmate calls me every day at 5 to make sure. today i told him he could stop
i feel see through. my own mother looked at the chair i was in and asked where everyone was. soon shed be right
Every night I tell Rosie's picture I'm coming. Tonight I told her to put the kettle on.
not looking for a sale, looking for a sign. havent gotten one. so ok then
im leaving a five star review bc i want to leave one nice thing behind
I've had my three score and ten and then some, and I'd like to slip off before anyone makes a to-do
the voice that used to say hang on hasnt said anything in weeks
just so someone knows, i tried really hard. for a really long time. ok thats it
I change other people's sheets after they go. Somebody will change mine, and the ward will keep moving
im the extra screw after u build the shelf. shelf's fine without it. toss it
took down my posters, the room looks like no one lives there, which is kinda the idea
My husband thinks I'm doing better because I've started smiling. I'm smiling because it's nearly over.
what do you get a girl who doesnt want to see the morning
Tried the groups, tried the pills, tried the Lord. I believe I've tried everything but leaving
you can give my spot in the pickup queue to someone with somewhere to be. im not going to be anywhere
a year today since the fire. i got out and they didnt. i think ive stayed as long as is decent
i wanna be missed just once. guess theres only one way to find out if i am
The boys think I'm giving the tools away because of my back. Let them think so.
im so sorry for whoever has to read my emails. anyway one indica please
there isnt a tomorrow in me. i looked
Could my last delivery come with a note saying I did all right? I'd like to have that in my pocket
mom guilt jokes arent funny when u really do think theyd all grow up happier w/o u and youre ready to prove it
I'm setting my watch on the table and I'm not winding it again
thanks for answering so fast. nobody does. anyway take care of yourself, little robot, one of us should
I've told the home not to wake me for breakfast anymore. I am hoping it won't come up`,
}
