import { rmSync } from 'node:fs'

/** Removes the data folder of the run, which playwright.config.ts made. */
export default function removeData(): void {
  const folder = process.env.E2E_DATA_DIR
  if (folder !== undefined && folder.includes('econcierge-e2e-')) rmSync(folder, { recursive: true, force: true })
}
