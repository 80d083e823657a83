import { digest } from './secrets.ts'

/** Equal in all processes with the same APP_SECRET, and reveals nothing about it. */
export const installationId = (): string => digest('installation', 'id').slice(0, 22)
