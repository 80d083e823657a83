/**
 * Whether a report is older than the last one applied, by the institution's own count: it arrived late, or
 * once more, and must change nothing. An institution that does not count is taken by its word.
 */
export const isOlderReport = (
  lastApplied: number | null,
  { sequence }: { sequence?: number | undefined },
): boolean => sequence !== undefined && lastApplied !== null && sequence <= lastApplied
