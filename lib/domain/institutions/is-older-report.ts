/** Returns whether the sequence number shows a late or repeated report; false without a sequence number. */
export const isOlderReport = (
  lastApplied: number | null,
  { sequence }: { sequence?: number | undefined },
): boolean => sequence !== undefined && lastApplied !== null && sequence <= lastApplied
