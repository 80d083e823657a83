/**
 * Jobs that come by the clock (UTC), whoever works: each time once among all workers, and made up for when
 * nobody worked for up to a day. Old rows are cleared at 03:17 in São Paulo; deliveries on no queue are
 * looked for every five minutes.
 */
export const TIMETABLE = [
  '17 6 * * * clear_old_rows ?jobKey=clear_old_rows&fill=1d&max=3',
  '*/5 * * * * queue_lost_deliveries ?jobKey=queue_lost_deliveries&max=3',
].join('\n')
