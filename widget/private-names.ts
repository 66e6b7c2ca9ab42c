/**
 * Property names that only the chat's own code says: no wire, no storage, no DOM, no caller of another build. The build
 * shortens them. A name missing here costs a few bytes; a name that does not belong here breaks the chat, so the test
 * beside this file compares them with the contract and with what the loader passes.
 */
export const PRIVATE_NAMES = `
  addToCart added ageNo ageText ageTitle ageYes aiAssistant announce answerKey apply attempt busy catchUp change
  chat chooseCustomer closing compared comparing confirmAge
  connect contactParts conversation coversPage createBox createChatApi customerQuestion deliver
  delivery disclosure draw drawText expanded extra fieldOf floating follow followScroll fromServer getAgent
  giveFeedback handoffNone hint host inOneTab isElement isOutgoing isPageDark isText linkTabs live
  loadLanguage look menuOpen money newId noCart notSent onAnswer onDelivered onKey onSaid openProduct
  openingWords options ownAgent parseSavedChat person personAsk phase product productFacts productUrl
  props queue rate readEvents record recordEvent replaceConversation resume resumeOrStart retry
  retryAfterSeconds safeUrl saved savedChatStore schedule scheduled secondsUntilRetry session setProps show
  shown shownKey soldOut stale startAnew state statusOf stopping strainTypes struggle suggestions tabs tag tell
  textOn texts thanks thinking toEnd translated trapTab trimmed trouble update view
  createSession onChange
`
  .trim()
  .split(/\s+/)
