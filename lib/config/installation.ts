import { digest } from './secrets.ts'

/** Names this installation: equal in all processes with the same APP_SECRET, and says nothing about it. */
export const installationId = (): string => digest('installation', 'id').slice(0, 22)
