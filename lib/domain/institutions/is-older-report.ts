/** Returns whether a report is late or repeated by its sequence; one without a sequence never is. */
export const isOlderReport = (
  lastApplied: number | null,
  { sequence }: { sequence?: number | undefined },
): boolean => sequence !== undefined && lastApplied !== null && sequence <= lastApplied
