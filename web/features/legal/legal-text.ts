export type LegalText = {
  title: string
  summary: string
  sections: readonly { heading: string; text: readonly string[] }[]
}
