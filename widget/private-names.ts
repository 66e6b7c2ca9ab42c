/**
 * Property names that only the chat's own code says: no wire, no storage, no DOM, no caller of another build. The build
 * shortens them. A name missing here costs a few bytes; a name that does not belong here breaks the chat, so the test
 * beside this file compares them with the contract and with what the loader passes.
 */
export const PRIVATE_NAMES = `
  added addToCart ageNo ageText ageTitle ageYes aiAssistant announce answerKey apply attempt box busy catchUp change
  chat chooseCustomer closing compared comparing confirmAge conversation coversPage createSession
  customerQuestion deliver delivery disclosure draw drawText expanded extra fading fate floating follow
  followFade followPage fromServer giveFeedback handoffNone hint host isDark isElement isOutgoing isText laidOut
  leaveMessage lines live look menuOpen money noCart notSent onAnswer onChange onDelivered onKey onSaid openingWords
  openProduct options ownAgent pageChanges parseSavedChat person phase post potency product props queue rate
  reachServer record recordEvent replaceConversation resume resumeOrStart retry retryAfterSeconds safeUrl saved
  schedule scheduled session show shown shownKey soldOut stale startAnew state stopping strainTypes struggle
  suggestions tabs tag tell texts thanks thinking translated trimmed trouble update view worn write
`
  .trim()
  .split(/\s+/)
