import type { TopicExamples } from '#concierge/understand/topics.ts'

/** In the voice of thumbs on a small screen. */
export const MISSPELT: TopicExamples = {
  store_hours: `
waht time do u opne
r u oppen on sundy
wen do yu close tonite
clsoed for chrismas?
holliday hours??
are u guys opn rite now
is it to late to come
`,
  store_location: `
wats teh adress
were r u locatd
wher is ur shop
how far r u frm dwntown
whats ur cros streets
`,
  contact: `
wats ur fone number
emial adress?
do u hav a facbook
can i cal u
`,
  parking: `
is ther parkin
were do i prk
is teh lot free
can i prak my rv ther
`,
  accessibility: `
is it weelchair acessible
can i brng my dogg
any stares to get in
handicaped door?
`,
  payment: `
do u tak credt cards
can i pya with debt
is ther an atm insde
appel pay?
do yo take vemno
cahs only or card to
`,
  tax: `
is taxs inclded
how mcuh is teh tax
do i pay taks on top
`,
  delivery: `
do u delivr to {zip}
wats teh delivry fee
minumum for delivery??
how long dose delivry take
do u delver on sundys
last time u delivr tonight
`,
  pickup: `
can i ordr ahed
do u hav a drive thruogh
wen wil it be redy if i order online
can sumone els pick up for me
curb side pick up?
`,
  id_policy: `
wat id do i ned
is a expird lisence ok
can i use my pasport
do i hav to be 21
can my freind come in she forgt her id
`,
  purchase_limits: `
wats teh limmit
how much cna i by at one time
hw many gumies can i buy a day max
`,
  consumption_rules: `
can i smok ther
is ther a smoking loung
can i smke in my car in teh lot
`,
  returns: `
can i retrun this
cart dosnt work can i get a refnd
my batery stoped charging
can i exchagne a shirt for biger size
opend it but its brokn
`,
  order_status: `
wheres my oder
is my ordr redy
did my order go thruogh
drivr still not here
ordr {num} statis
`,
  order_change: `
can u cansel my order
i wana add somthing to my oder
chnage my ordr pls
tkae off the papers from my oder
`,
  complaint: `
u gave me teh wrong stuf
misssing a preroll in my bag
ur budtendr was rood
i got over charjed
`,
  human_handoff: `
i wana tlak to a persn
get me a humna
can sombody call me
`,
  jobs: `
r u hireing
were do i aply for a job
any job opennings
`,
  loyalty: `
how do i joni rewrds
how meny points do i hav
brthday reward?
do ponts expire
`,
  deals: `
any dela today
wats on speshal
do u hav senoir discont
vetran discount??
frist time disocunt
can i stak deals
`,
  store_info: `
do u hav a bathrom
u sel gift crads?
do u recyle carts
were can i charge my electic car
any one speak spansh
i lost my jaket ther
`,
  education: `
wats teh diffrence btween indica and satvia
how long do edibels take
waht is terpens
how do u use a tinture
wats infusd mean
how do i stor my weed
`,
  small_talk: `
helo
thnks
thakn you
hey hows it gong
byee
`,
  bot_identity: `
r u a rebot
is this a reel person
wat can u do
`,
  out_of_scope: `
whos won teh game lastnight
wats the wether
can u do my homwork
were is teh closest gas staton
how to cook rise
wrte me a storie
`,
  goods: `
indca gumies undr 20
cheepest preroles
do u hav {name} in stok
strongst cart u got
somthing for slep
satvia flowr 3.5
chocolte bar
wat do u recomend for a begginer
{brand} vapes?
rolling papper
someting fruty
wich is stronger
`,
}
