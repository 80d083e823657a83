import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { type Figure, registerCollector } from './metrics.ts'

const NANOSECONDS = 1e9
const MICROSECONDS = 1e6

export const measureProcess = (): void => {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  registerCollector(() => {
    const [p99, most] = [delay.percentile(99), delay.max]
    delay.reset()
    return [
      {
        name: 'nodejs_eventloop_lag_p99_seconds',
        help: 'Delay of the event loop, 99th percentile since the last reading.',
        value: p99 / NANOSECONDS,
      },
      {
        name: 'nodejs_eventloop_lag_max_seconds',
        help: 'Longest delay of the event loop since the last reading.',
        value: most / NANOSECONDS,
      },
      ...memoryAndTime(),
    ]
  })
}

const memoryAndTime = (): Figure[] => {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return [
    { name: 'process_resident_memory_bytes', help: 'Memory the process has.', value: rss },
    { name: 'nodejs_heap_size_used_bytes', help: 'Memory of its live objects.', value: heapUsed },
    {
      name: 'process_cpu_seconds_total',
      help: 'Processor time it has taken.',
      value: (user + system) / MICROSECONDS,
      type: 'counter',
    },
    {
      name: 'process_start_time_seconds',
      help: 'When it started, seconds since 1970.',
      value: performance.timeOrigin / 1000,
    },
  ]
}
