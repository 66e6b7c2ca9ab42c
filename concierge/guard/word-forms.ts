/** The word itself and what it may be an inflection of: "killed" is also "kill", "dying" is only itself. */
export function wordForms(word: string): readonly string[] {
  if (word.length < 4) return [word]
  const forms = [word]
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`, word.slice(0, -1))
  else if (word.endsWith('es')) forms.push(word.slice(0, -2), word.slice(0, -1))
  else if (word.endsWith('s') && !word.endsWith('ss')) forms.push(word.slice(0, -1))
  else if (word.endsWith('ing') && word.length > 5) addStem(forms, word.slice(0, -3))
  else if (word.endsWith('ied')) forms.push(`${word.slice(0, -3)}y`)
  else if (word.endsWith('ed') && word.length > 4) addStem(forms, word.slice(0, -2))
  return forms
}

function addStem(forms: string[], stem: string) {
  forms.push(stem, `${stem}e`)
  if (stem.length > 3 && stem.at(-1) === stem.at(-2)) forms.push(stem.slice(0, -1))
}
