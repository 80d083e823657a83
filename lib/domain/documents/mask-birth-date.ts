import type { Day } from '../calendar.ts'

/** The year alone, "1990-**-**": day and month are half of what a customer proves their identity with. */
export const maskBirthDate = (day: Day): Day => `${day.slice(0, 4)}-**-**` as Day
