/**
 * Jobs that come by the clock (UTC), whoever works: each time once among all workers, and made up for when
 * nobody worked for up to a day. Old rows are cleared at 03:17 in São Paulo, what need not be kept of
 * customers any longer at 03:27, audits verified and signed at 03:37; deliveries on no queue are looked for
 * every five minutes, and alerts evaluated every minute.
 */
export const TIMETABLE = [
  '17 6 * * * clear_old_rows ?jobKey=clear_old_rows&fill=1d&max=3',
  '27 6 * * * end_retentions ?jobKey=end_retentions&fill=1d&max=3',
  '37 6 * * * anchor_audits ?jobKey=anchor_audits&fill=1d&max=3',
  '*/5 * * * * queue_lost_deliveries ?jobKey=queue_lost_deliveries&max=3',
  '* * * * * evaluate_alerts ?jobKey=evaluate_alerts&max=1',
].join('\n')
