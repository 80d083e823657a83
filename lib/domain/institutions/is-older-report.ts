/** Returns whether the sequence shows a late or repeated report; false for a report without a sequence. */
export const isOlderReport = (
  lastApplied: number | null,
  { sequence }: { sequence?: number | undefined },
): boolean => sequence !== undefined && lastApplied !== null && sequence <= lastApplied
