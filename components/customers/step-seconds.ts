import { secondsSince } from '#components/timeline/timeline-entries.ts'

type Step = { id: string; subjectId: string; at: string }

/**
 * Returns a lookup of the seconds between a step and the previous step of the same subject (query, term or
 * proposal); steps of different subjects interleave. The lookup gives null for the first step of a subject
 * and for two steps within the same second. `story` is newest first.
 */
export const stepSeconds = (story: readonly Step[]) => {
  const last = new Map<string, string>()
  const took = new Map<string, number | null>()
  for (const { id, subjectId, at } of story.toReversed()) {
    took.set(id, secondsSince(last.get(subjectId), at))
    last.set(subjectId, at)
  }
  return ({ id }: Pick<Step, 'id'>): number | null => took.get(id) ?? null
}
