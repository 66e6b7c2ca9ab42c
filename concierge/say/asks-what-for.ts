const WHAT_FOR =
  /\b(?:(?:whats|what is|what would be|is there (?:a|any|even a)|i dont (?:get|see))(?: even)? (?:the )?(?:point|purpose|benefits?|advantages?|use|appeal|deal|big deal|hype|story) (?:of|in|to|with|about|behind|for)|why (?:would|should|do|does) (?:i|you|anyone|anybody|someone|somebody|people) (?:even |ever |actually )?(?:want|need|bother with|care about|like|use|buy|take))(?: (?:getting|taking|using|having|buying|adding|smoking|eating|all|the|a|some))* (?=\p{L}+(?: \p{L}+)?(?: at all| anyway| for)?$)/u

/** "Whats the point of cbd", "why would i want terpenes": what a thing is good for, is told by what it is. */
export function asksWhatFor(plain: string): boolean {
  return WHAT_FOR.test(plain)
}

/** The same asked as what that thing is. */
export function asWhatIs(plain: string): string {
  return plain.replace(WHAT_FOR, 'what is ')
}
