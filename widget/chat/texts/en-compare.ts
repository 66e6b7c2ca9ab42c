/** What the comparison says. It is fetched apart from the chat, and so are its words. */
export const enCompare = {
  compare: 'Compare these two',
  oneMore: 'Choose one more',
  stop: 'Stop comparing',
  title: 'Side by side',
  back: 'Back',
  price: 'Price',
  type: 'Type',
  potency: 'Potency',
  size: 'Size',
  effects: 'Effects',
}

export type CompareTexts = typeof enCompare
