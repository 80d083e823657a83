import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { figures } from './metrics.ts'

const NANOSECONDS = 1e9
const MICROSECONDS = 1e6

const DESCRIPTIONS = {
  nodejs_eventloop_lag_p99_seconds: 'Delay of the event loop, 99th percentile since the last reading.',
  nodejs_eventloop_lag_max_seconds: 'Longest delay of the event loop since the last reading.',
  process_resident_memory_bytes: 'Memory the process has.',
  nodejs_heap_size_used_bytes: 'Memory of its live objects.',
  process_cpu_seconds_total: 'Processor time it has taken.',
  process_start_time_seconds: 'When it started, seconds since 1970.',
}

export const measureProcess = (): void => {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  figures(DESCRIPTIONS, () => {
    const [p99, max] = [delay.percentile(99), delay.max]
    delay.reset()
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    return {
      nodejs_eventloop_lag_p99_seconds: p99 / NANOSECONDS,
      nodejs_eventloop_lag_max_seconds: max / NANOSECONDS,
      process_resident_memory_bytes: rss,
      nodejs_heap_size_used_bytes: heapUsed,
      process_cpu_seconds_total: (user + system) / MICROSECONDS,
      process_start_time_seconds: performance.timeOrigin / 1000,
    }
  })
}
