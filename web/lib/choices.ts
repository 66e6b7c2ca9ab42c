/** Choices by value, each with the words it is shown with, in the order of the screen. */
export type Choices<T extends string> = Readonly<Record<T, string>>

export function choiceList<T extends string>(choices: Choices<T>): { value: T; label: string }[] {
  const list: { value: T; label: string }[] = []
  for (const value in choices) list.push({ value, label: choices[value] })
  return list
}

/** The value if it is one of the choices; anything else is ignored. */
export function readChoice<T extends string>(value: unknown, choices: Choices<T>): T | undefined {
  return choiceList(choices).find((choice) => choice.value === value)?.value
}
