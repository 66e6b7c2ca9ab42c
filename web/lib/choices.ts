/** Choices by value, each with the words it is shown with, in the order of the screen. */
export type Choices<T extends string> = Readonly<Record<T, string>>

export function choiceList<T extends string>(choices: Choices<T>): { value: T; label: string }[] {
  const list: { value: T; label: string }[] = []
  for (const value in choices) list.push({ value, label: choices[value] })
  return list
}
