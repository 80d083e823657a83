import { digest } from './secrets.ts'

/** Id shared by all processes with the same APP_SECRET; it reveals nothing about APP_SECRET. */
export const installationId = (): string => digest('installation', 'id').slice(0, 22)
