/**
 * V8 options of each process (decision 153); sizes in MiB. The old generation grows to twice its live data,
 * where V8's default lets it grow to four times.
 */
export const MEMORY_FLAGS = {
  server: ['--min-semi-space-size=32', '--max-semi-space-size=32', '--heap-growing-percent=100'],
  worker: ['--max-semi-space-size=16', '--heap-growing-percent=100'],
}
