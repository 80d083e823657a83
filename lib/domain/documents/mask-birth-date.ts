import type { Day } from '#lib/domain/calendar.ts'

/** Keeps the year alone, "1990-**-**": customers prove their identity with CPF and birth date. */
export const maskBirthDate = (day: Day): Day => `${day.slice(0, 4)}-**-**` as Day
