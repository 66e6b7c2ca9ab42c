import type { Config } from '#server/config.ts'
import { type OpenDatabase, openEmbedded, openPostgres } from '#server/db/open-database.ts'

/** The database that the configuration names, for one command. Throws DataFolderInUse while a server runs on the folder. */
export function openConfigured(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  return config.databaseUrl === null
    ? openEmbedded({ dataDir: config.dataDir })
    : openPostgres({ url: config.databaseUrl, poolSize: 2 })
}
