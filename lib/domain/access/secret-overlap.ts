/** The longest time an old secret may go on working beside the new one, in days. */
export const MOST_OVERLAP_DAYS = 90
