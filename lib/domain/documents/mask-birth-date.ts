import type { Day } from '#lib/domain/calendar.ts'

/** Keeps only the year, "1990-**-**", because customers prove their identity with CPF and birth date. */
export const maskBirthDate = (day: Day): Day => `${day.slice(0, 4)}-**-**` as Day
