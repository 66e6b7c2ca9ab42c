import { openMigratedDump } from './migrated-dump.ts'

/** Makes the dump before the first worker starts, so that no two workers make it at once. */
export default async function setUp(): Promise<void> {
  await openMigratedDump()
}
