import { secondsSince } from '#components/timeline/timeline-entries.ts'

type Step = { id: string; subjectId: string; at: string }

/** Seconds since the previous step of the same subject; null for its first. `story` is newest first. */
export const stepSeconds = (story: readonly Step[]) => {
  const last = new Map<string, string>()
  const took = new Map<string, number | null>()
  for (const { id, subjectId, at } of story.toReversed()) {
    took.set(id, secondsSince(last.get(subjectId), at))
    last.set(subjectId, at)
  }
  return ({ id }: Pick<Step, 'id'>): number | null => took.get(id) ?? null
}
