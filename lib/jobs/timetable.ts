/**
 * Jobs that come by the clock (UTC), whoever works: each time once among all workers, and made up for when
 * nobody worked for up to a day. Old rows are cleared at 03:17 in São Paulo.
 */
export const TIMETABLE = '17 6 * * * clear_old_rows ?jobKey=clear_old_rows&fill=1d&max=3'
