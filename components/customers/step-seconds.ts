import { secondsSince } from '../timeline/timeline-entries.ts'

type Step = { id: string; subjectId: string; at: string }

/**
 * How long each step of a story took (s): since the step before of the same query, term or proposal, since
 * those of several lie between each other. Null for the first of one and for what came at once. `story` is
 * the newest first.
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
