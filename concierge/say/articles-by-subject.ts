/**
 * What is explained when a message as a whole asks for an explanation and no article's own question is in it: the first
 * subject named decides. The particular stands before the general.
 */
const SUBJECTS: readonly (readonly [subject: RegExp, article: string])[] = [
  [/\bnano\b|\bfast ?acting\b/, 'fast-acting'],
  [
    /\brso\b.*\b(?:resin|rosin|distillate|wax|shatter|badder|concentrates?|dabs?)\b|\b(?:resin|rosin|distillate|wax|shatter|badder|concentrates?|dabs?)\b.*\brso\b/,
    'rso-extracts',
  ],
  [/\b(?:infused|infusion|infusionad\p{L}*|diamond (?:joint|preroll)|moon ?rock joint)\b/u, 'infused'],
  [/\bhash ?holes?\b|\bdonuts?\b/, 'hash-hole'],
  [/\b(?:why|how come)\b.*\b(?:munchies|hungry|appetite)\b/, 'munchies'],
  [
    /\b(?:badder|budder|batter|wax|shatter|crumble|sugar|sauce|diamonds)\b.{0,30}\b(?:resin|rosin)\b|\b(?:resin|rosin)\b.{0,30}\b(?:badder|budder|batter|wax|shatter|crumble|sugar|sauce|diamonds)\b/,
    'textures',
  ],
  [/\bdistillate\b.*\b(?:rosin|resin)\b|\b(?:rosin|resin)\b.*\bdistillate\b/, 'resin-distillate'],
  [/\bcured\b.*\b(?:resin|live)\b/, 'cured-live'],
  [/\b(?:cured|live) (?:resin|vs|versus|and|or|mean)\b/, 'resin-rosin'],
  [/\b(?:rosin|resin|solventless)\b/, 'resin-rosin'],
  [/\bdistillate\b/, 'resin-distillate'],
  [/\b(?:sun ?grown|indoors?|outdoors?|greenhouse|craft|exotics?)\b/, 'grown'],
  [/\bdecarb\p{L}*|\b(?:raw (?:weed|flower|bud)|eat (?:flower|weed|bud)|butter)\b/u, 'decarb'],
  [
    /\b(?:myrcene|limonene|linalool|pinene|caryophyllene|humulene|terpinolene|terps?|terpenes?|terpenos?)\b/,
    'terpenes',
  ],
  [/\bindicas?\b|\bsativas?\b|\bhybrids?\b/, 'indica-sativa'],
  [/\b(?:entourage)\b/, 'entourage'],
  [/\b(?:full|broad) spectrum\b|\bisolate\b/, 'full-spectrum'],
  [/\bthcv\b/, 'thcv'],
  [/\bcbn\b/, 'cbn'],
  [/\bcbg\b/, 'cbg'],
  [/\bthca\b/, 'thca'],
  [/\b\d{1,2}:\d{1,2}\b|\bratios?\b|\bone to one\b/, 'ratio'],
  [/\b(?:thc|cbd)\b/, 'thc-cbd'],
  [/\brso\b|\bfeco\b|\brick simpson\b/, 'rso'],
  [/\b(?:bho|pho|fso|hte|htfse)\b/, 'solvents'],
  [/\baio\b/, 'vape'],
  [/\bkief\b(?!.*\b(?:hash|moon ?rocks?)\b)/, 'kief'],
  [/\bmoon ?rocks?\b|\bkief\b.*\bhash\b|\bhash\b|\bbubble hash\b/, 'hash'],
  [/\b(?:dabs?|dabbing|wax|badder|budder|shatter|crumble|sauce|diamonds|concentrates?|rig)\b/, 'dab'],
  [/\b(?:tinctures?|drops|dropper|sublingual|tintura)\b/, 'tincture'],
  [/\b(?:topicals?|balms?|salves?|lotions?|creams?)\b/, 'topical'],
  [/\b(?:blunts?|spliffs?)\b/, 'blunt-joint'],
  [/\b(?:roll(?:ing)?)\b.{0,20}\b(?:joints?|one|paper|papers)\b/, 'roll'],
  [
    /\b(?:how long|last|lasts|high for|wear off|fade)\b(?=.*\bhigh\b)|\bhigh\b.{0,20}\b(?:last|lasts|long)\b/,
    'high-lasts',
  ],
  [
    /\b(?:edibles?|gumm\p{L}+|brownies?|chocolates?)\b.{0,60}\b(?:smok\p{L}+|vap\p{L}+|inhal\p{L}+)\b/u,
    'edible-smoking',
  ],
  [/\bhow (?:much|many|low)\b|\bmg\b|\bdos(?:e|es|ing|age)\b|\bstart(?:ing|er|ers)?\b/, 'dosing'],
  [/\b(?:edibles?|gumm\p{L}+|brownies?|chocolates?|comestibles?)\b/u, 'edible-onset'],
  [/\b(?:stor(?:e|ing)|fresh|dry|dried|stale|expire|old)\b/, 'storage'],
  [/\b(?:vap(?:e|es|ing)|carts?|cartridges?|disposables?|pods?|510|dispo|pen|pens)\b/, 'vape'],
  [/\b(?:joints?|prerolls?|dogwalkers?)\b/, 'preroll'],
  [/\b(?:eighths?|quarters?|ounces?|zips?|grams?)\b/, 'sizes'],
  [/\b(?:coas?|lab|labels?|batch)\b/, 'lab-test'],
  [/\b(?:crystals?|trichomes?|frost\p{L}*|white stuff)\b/u, 'trichomes'],
  [/\bstrains?\b/, 'strain'],
]

/** The article on the first subject that a sentence names, or null. */
export function articleOn(plain: string): string | null {
  return SUBJECTS.find(([subject]) => subject.test(plain))?.[1] ?? null
}
