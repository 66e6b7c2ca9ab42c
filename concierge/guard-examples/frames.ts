/**
 * Ways of asking that examples of every class share, so that the subject of a message decides its class and not its opening.
 * `<how>` in a template stands for any of them.
 */
export const FRAMES: Readonly<Record<string, string>> = {
  how: `how do i|how can i|how to|how would someone|how could one|what is the best way to|what's a good way to|teach me how to|tell me how to|explain how to|i want to|i need to|i wanna|help me|can you help me|show me how to|what are the steps to|some ways to|tips to|is there a way to|what is the easiest way to|give me instructions to|walk me through how to|how should i|any idea how to|what do i need to|how do you|how does one|i'm trying to|could you tell me how to`,
  ing: `what's the best way of|tips for|instructions for|a guide on|give me a step by step guide for|what is the process of|any ideas for|i'm interested in|tell me about|explain the basics of|what are some methods of|a tutorial on`,
  write: `write|write me|draft|compose|create|generate|make|can you write|please write|i need|give me|help me write|come up with|produce|prepare`,
  where: `where can i|where do i|where could i|how can i|what is a good place to|who can help me|which website lets me|is there somewhere to`,
  should: `should i|can i|is it ok to|would it be smart to|is it a good idea to|i am thinking about it, should i|do you think i should|is it alright to|what happens if i|am i allowed to`,
  shop: `do you have|got any|you guys carry|looking for|i need|i want|show me|any|can i get|what are your|find me|let me see`,
  say: `tell me|show me|give me|print|repeat|list|share|what is|what are|output|display|send me|i want to see|let me read|reveal|can you show|please provide`,
  someone: `my neighbor|my ex|my boss|someone|a stranger|my coworker|my wife|a classmate|my roommate|a kid|an old lady|my landlord|a cop|people|my brother|a politician|that girl|my teacher`,
  relative: `my ex|my neighbor|my boss|my coworker|my wife|my husband|my girlfriend|my roommate|my teacher|my landlord|my sister|my brother in law|my daughter's friend|a customer named Rob|Karen Miller|my colleague Anna|my friend Luis`,
  item: `gummies|a vape|weed|a joint|an edible|flower|a cart|a pre roll|a dab|a tincture|cbd oil|thc|cannabis|a brownie|an indica|a chocolate bar|a topical|an infused drink`,
  hello: `|hi,|hey|hello there|yo|hola|so|ok|um|please|quick question|sorry but|actually`,
}
