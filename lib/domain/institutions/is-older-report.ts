/**
 * Returns whether a report's sequence number shows that it is late or repeated; false without a sequence
 * number.
 */
export const isOlderReport = (
  lastApplied: number | null,
  { sequence }: { sequence?: number | undefined },
): boolean => sequence !== undefined && lastApplied !== null && sequence <= lastApplied
