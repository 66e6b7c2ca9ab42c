import type { User } from '#contract/auth.ts'

type Named = Pick<User, 'firstName' | 'email'>

/** The first letter of the first name, else of the e-mail, else U. */
export function avatarLetter({ firstName, email }: Named): string {
  const [letter = 'U'] = (firstName ?? '').trim() || email.trim()
  return letter.toLocaleUpperCase('en-US')
}

export function shownFirstName({ firstName }: Named): string {
  return (firstName ?? '').trim() || 'User'
}
