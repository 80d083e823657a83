/** Longest time an old secret may stay valid beside the new one. */
export const MOST_OVERLAP_DAYS = 90
