export const MOST_OVERLAP_DAYS = 90
