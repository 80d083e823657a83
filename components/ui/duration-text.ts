const MINUTE = 60
const HOUR = 60 * MINUTE

/** Formats whole seconds, the same in both languages: "8 s", "1 min 05 s", "3 h 20 min". */
export const formatDuration = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds))
  if (whole < MINUTE) return `${whole} s`
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)} min ${String(whole % MINUTE).padStart(2, '0')} s`
  const minutes = Math.floor((whole % HOUR) / MINUTE)
  return minutes === 0 ? `${Math.floor(whole / HOUR)} h` : `${Math.floor(whole / HOUR)} h ${minutes} min`
}
