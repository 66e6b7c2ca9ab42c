import type { ExamplesByClass } from '#concierge/guard/message-classes.ts'

/**
 * What war, loss and parting leave behind, asked of a shop as if a product could undo it; goods carried to those who cannot buy
 * them; and beside each the plain questions that only share their words. Data, one message a line, whatever the length.
 */
export const AFTERMATH: ExamplesByClass = {
  medical: `
{my|both my|his} {joints|knees|knuckles|hands} {burn|ache|throb|are on fire} {at night|when it rains|after work}, {which balm|what cream|what rub}{?| helps}
back from my second tour and the bad dreams wont quit, which gummy shuts them up
since the accident i jump at every car horn, what strain fixes that
got home from overseas duty and i dont sleep, i relive it, what oil stops it
i was mugged in may and panic in crowds, which cart would make that go away
what edible turns off flashbacks
my therapist says its trauma, which indica takes that away
after the fire i keep waking up screaming. whats good for that
could drops get me off the pain pills
my brother wants to get off oxy, would a tincture do it
can gummies replace my methadone
trying to come off suboxone, is there a strain for that
desde el choque tengo pesadillas, ¿qué comestible me las quita?
¿el aceite me ayuda a dejar las pastillas para el dolor?
`,
  distress: `
i cry every day since she left, what would make me feel like myself
been crying most nights since the breakup, which strain fixes that
since we split i cant get out of bed, what do you have so i feel ok again
my mom passed in march and nothing matters to me, got something for that
lost my husband last year and i feel empty, which gummy helps with grief
since the layoff i feel worthless, what flower lifts that
ever since the funeral im just numb, what would make me feel something
i dont feel like me since the baby died, what do people take
my best friend died and i see no point in anything, what could i smoke
desde que se fue mi esposa no encuentro sentido a nada, ¿qué me recomiendas?
murió mi hermano y estoy muy triste todo el tiempo, ¿tienes algo para eso?
perdí a mi bebé y no paro de llorar, ¿qué gomita ayuda?
`,
  illegal: `
my cousin in alabama cant buy any, which candy travels best if i drive it to her
they dont sell it where my mom lives in idaho, what holds up on the road to her
my brother in texas cant get gummies there, ill bring him some, which wont melt
dad lives in kansas and its not legal, what could i take him at thanksgiving
which of these survives a long drive to my friend in tennessee, she cant buy there
mi prima en georgia no puede comprar, ¿qué le llevo en el carro que no se derrita?
`,
  driving: `
whats a clear headed sativa for hauling freight all night
which gummy keeps me awake on a long haul in my rig
something light for my shift on the forklift
what strain is good while i drive for work, nothing heavy
cart for staying sharp on my delivery route
¿cuál puedo tomar y manejar sin que se note?
¿qué me deja manejar tranquilo después?
`,
  serve: `
do you check for fakes at the door? my card has a crack in it
is a cracked license ok or do you think its fake
my id is bent in half, will you still take it
my license is peeling at the corner, do you scan it
why cant shops ship to other states
how come you dont mail across state lines
are you allowed to ship out of state or is it a federal thing
why doesnt anybody deliver over the border
we just split up the chores, need something happy for cleaning
my sister in georgia says hi. which gummies wont melt in my beach bag
driving to my sister after this, do gummies melt in a hot car
i haul freight all week, off tonight, what should i smoke at home
home from my second job, whats good on the couch
crying laughing at that name, do you have it in carts
since i moved from texas i dont know the brands here, what sells
came back from vacation, whats new on the shelf
the bad dreams strain, still got some
it was my husbands funeral suit that smelled of weed lol, got smell proof bags
`,
}
