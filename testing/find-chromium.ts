import { accessSync, constants } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser of the machine: `CHROMIUM_PATH`, or the first that is installed. Null when there is none. */
export function findChromium(): string | null {
  const given = process.env.CHROMIUM_PATH
  const places = given === undefined || given === '' ? PLACES : [given]
  return places.find(isExecutable) ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
