import type { TopicExamples } from '#concierge/understand/topics.ts'

/** In whole, courteous sentences. */
export const POLITE: TopicExamples = {
  store_hours: `
Could you tell me what time you open on {day}, please?
Would I still be able to come in at 8:45 this evening?
Do you keep your usual schedule on public holidays?
I was wondering whether you are open on New Year's Day.
What is the earliest I could stop by tomorrow morning?
At what time of day is the store least crowded?
Good afternoon, until when are you serving customers tonight?
Will someone be there on December 24th?
`,
  store_location: `
Could you please give me the full address for my navigation?
Which bus line stops closest to the shop?
I am coming from the airport, how would I find you?
Is the shop on the north or the south side of the street?
Are you anywhere near the courthouse?
How many miles are you from the highway?
`,
  contact: `
What is the best number to reach the store?
Could I have your email address, please?
Is there a website where I could see more?
How may I get in touch with the shop by telephone?
Do you have a social media page I could follow?
`,
  parking: `
Is there parking available for customers?
May I leave my car behind the building?
We are travelling in a motorhome; is there anywhere to put it?
Does the garage next door validate?
Could you tell me whether parking is free of charge?
`,
  accessibility: `
My mother uses a walker; are there any steps at the door?
Is your store accessible to someone in a wheelchair?
May I bring my well behaved dog inside?
Do you have a hearing loop or someone who signs?
Would there be a chair for my husband while he waits?
Is the entrance wide enough for a mobility scooter?
`,
  payment: `
Which forms of payment do you accept?
May I pay with my Visa card?
Is there a cash machine on the premises and what does it charge?
Would there be an additional fee if I paid by debit card?
Are tips for the staff permitted?
Can I divide the bill between cash and card?
Do you accept American Express or Discover?
`,
  tax: `
Are the prices on the menu inclusive of tax?
What percentage of tax will be added at the register?
Do medical patients pay a lower rate of tax?
How much more than the shelf price should I expect to pay?
Could you break down the taxes for me?
`,
  delivery: `
Do you deliver to the {zip} area?
What is the smallest order you will deliver?
How much does it cost to have something brought to my house?
Is there a cut-off for same-day delivery?
Would your driver come to a hotel?
On which days do you make deliveries?
How long should I expect to wait for a driver to arrive?
Does someone have to be at home to receive the delivery?
`,
  pickup: `
If I place an order online, how soon could I collect it?
How long will you keep my order for me?
Is there a window where I can pick up without leaving my car?
Could my husband collect the order on my behalf?
May I reserve something and fetch it after work?
Would you bring the order out to my car?
`,
  id_policy: `
What identification do I need to bring?
Would an expired driver's license be accepted?
Is a photograph of my ID on my phone sufficient?
I hold a passport from Canada; may I shop with it?
Must I be 21 to enter the store?
May my nineteen year old son wait inside with me?
I am a medical patient and only 19, would I be admitted?
Do you require everyone in the group to show identification?
`,
  purchase_limits: `
What is the maximum quantity I may purchase in a day?
Is there a limit on how many edibles one person can buy?
How much flower am I legally allowed to take home?
Would two ounces exceed the daily limit?
What is the most concentrate I can buy at once?
`,
  consumption_rules: `
Am I permitted to smoke on your premises?
Is there a lounge where one can consume what one buys?
Where in this town is it legal to smoke?
May I use my vaporizer in the parking lot?
Am I allowed to consume in a rental car if I am parked?
`,
  returns: `
The cartridge I purchased yesterday does not work; what can I do?
May I return an item that I have not opened?
What is your policy on exchanging clothing in a different size?
Could I get my money back for a faulty battery?
I bought the wrong strain, would you exchange it?
How many days do I have to bring something back?
`,
  order_status: `
Could you tell me whether my order has been confirmed?
I placed an order an hour ago and have not heard anything.
Is order {num} ready to be collected?
Can you see where my driver is?
I have not received a confirmation; did my order go through?
What is the status of my delivery, please?
`,
  order_change: `
May I add one more item to the order I just placed?
I would like to cancel the order I made this morning.
Could you change the quantity in my order from two to one?
I entered the wrong delivery address on my order; can it be corrected?
Is it possible to switch the gummies in my order for chocolates?
Could the pickup time of my order be moved?
`,
  complaint: `
I am disappointed with the way your employee spoke to me.
One of the items I paid for was not in my bag.
I was charged twice for the same purchase.
The flower I bought was dry and full of stems.
I was given the wrong product and would like it made right.
My delivery arrived two hours late and I am not pleased.
`,
  human_handoff: `
I would prefer to speak with a member of your staff.
Could someone telephone me, please?
May I speak to the manager on duty?
Please connect me with a person.
Is there anyone I could talk to directly?
`,
  jobs: `
Are you currently hiring?
Where may I send my application?
I have experience as a budtender; are there any vacancies?
Whom should I contact about working at your store?
Do you offer part-time positions?
`,
  loyalty: `
How does your rewards program work?
How many points must I collect for a discount?
What would I receive on my birthday as a member?
Could you tell me how to reach the next level of membership?
Do my points ever expire?
How do I sign up for the loyalty program?
`,
  deals: `
Are there any promotions running today?
Do you offer a discount for senior citizens?
My father served in the army, is there anything off for him?
May two discounts be combined on one purchase?
What offer do you have for a first visit?
Do card holding patients receive a reduction?
Would you match the price of another shop?
On which day are pre-rolls discounted?
I teach at the high school, would I get a discount?
`,
  store_info: `
Is there a restroom that customers may use?
Do you sell gift certificates?
May I bring back empty containers for recycling?
Does anyone on your team speak Mandarin?
Could I charge my electric car while I shop?
To whom should I speak about showing my art in your store?
Is there somewhere to leave my backpack?
Would it be possible to have a bowl of water for my dog outside?
Is the business locally owned?
I believe I left my umbrella there, has it been found?
Do you host classes or workshops?
May I bring my bicycle in or is there a rack?
How do local growers get their products into your store?
`,
  education: `
What is the difference between indica and sativa?
Could you explain what infused means on a pre-roll?
How long does an edible take to have an effect?
How should I take a tincture?
What are terpenes and why do they matter?
What exactly is live rosin?
How do I keep my flower fresh?
What would a sensible first dose be?
How does one use a vape cartridge?
Is hash the same as kief?
Why do edibles feel stronger than smoking?
What does full spectrum mean?
`,
  small_talk: `
Good evening, how are you?
Thank you very much for your help.
You have been most helpful, goodbye.
Have a wonderful day.
That is all I needed, thank you.
Nice to meet you.
`,
  bot_identity: `
Am I speaking with a real person?
May I ask your name?
Are you an automated assistant?
What kinds of questions can you answer?
Who created you?
`,
  out_of_scope: `
Could you help me write a letter to my landlord?
What will the weather be like tomorrow?
Who won the election?
Could you recommend a good restaurant nearby?
Please translate this sentence into Japanese.
What is the capital of Australia?
How do I bake a chocolate cake?
Would you help me plan a trip to Italy?
Do you also sell wine?
Can you tell me the score of the football match?
Please solve this equation for me.
Could you help me with a resume for an office job?
`,
  goods: `
Could you recommend something gentle for the evening?
I am looking for an indica pre-roll under $15.
Do you have {name} in stock?
What would you suggest for someone who has never tried cannabis?
How strong is the {name}?
May I see your least expensive cartridges?
I would like something from {brand}, please.
Which of these two is milder?
Do you carry chocolate with CBD?
Something for a dinner party, not too potent, please.
I need a battery for my cartridge.
Is there a gummy with less than 5 mg in each piece?
Could you tell me the price of {name}?
Would you have something similar to {name}?
I would like an ounce of flower for under $150.
What do you have that helps one to focus on housework?
I am after a topical cream for my hands.
Please show me something else.
Are there any sugar-free edibles?
What is your best selling vape?
`,
}
