/** What somebody did, when and from where, as it was recorded. */
export type AuditEntryView = {
  id: string
  at: Date
  actorKind: string
  actorId: string
  actorName: string
  action: string
  subjectType: string
  subjectId: string
  requestId: string
  ip: string | null
  details: Record<string, unknown>
}
