/** The form under which an e-mail address is unique: composed, trimmed, lower-case. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}
