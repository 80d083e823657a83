import { asOwner } from './as-owner.ts'
import { newestApplied } from './newest-applied.ts'
import { newestMigration } from './newest-migration.ts'

export const isMigrated = async (databaseUrl: string): Promise<boolean> =>
  newestMigration() <= (await asOwner(databaseUrl, newestApplied))
