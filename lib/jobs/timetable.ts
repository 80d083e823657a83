/**
 * In UTC (São Paulo: −3 h). Each entry runs once across workers; `fill=1d` catches up on a missed day. Runs
 * of a `queue` never overlap.
 */
export const TIMETABLE = [
  '17 6 * * * clear_old_rows ?jobKey=clear_old_rows&fill=1d&max=3',
  '27 6 * * * end_retentions ?jobKey=end_retentions&fill=1d&max=3',
  '37 6 * * * anchor_audits ?jobKey=anchor_audits&fill=1d&max=3',
  '*/5 * * * * queue_lost_deliveries ?jobKey=queue_lost_deliveries&max=3',
  '* * * * * evaluate_alerts ?jobKey=evaluate_alerts&max=1',
  '12 * * * * roll_up_institution_calls ?jobKey=roll_up_institution_calls&queue=roll_up_institution_calls&max=3',
  '* * * * * roll_up_sales_days ?jobKey=roll_up_sales_days&queue=roll_up_sales_days&max=1',
].join('\n')
