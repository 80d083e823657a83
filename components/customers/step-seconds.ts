import { secondsSince } from '#components/timeline/timeline-entries.ts'

type Step = { id: string; subjectId: string; at: string }

/** Returns a lookup of the seconds since the subject's previous step, if any. `story` is newest first. */
export const stepSeconds = (story: readonly Step[]) => {
  const last = new Map<string, string>()
  const took = new Map<string, number | null>()
  for (const { id, subjectId, at } of story.toReversed()) {
    took.set(id, secondsSince(last.get(subjectId), at))
    last.set(subjectId, at)
  }
  return ({ id }: Pick<Step, 'id'>): number | null => took.get(id) ?? null
}
