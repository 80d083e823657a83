import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Returns CPU time so far and current memory of a process and its descendants; null without /proc. */
export const processUsage = (pid: number): { cpuMs: number; rssMb: number } | null => {
  try {
    return [pid, ...childrenOf(pid)].map(usageOf).reduce((sum, one) => ({
      cpuMs: sum.cpuMs + one.cpuMs,
      rssMb: sum.rssMb + one.rssMb,
    }))
  } catch {
    return null
  }
}

const usageOf = (pid: number) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The process name may contain spaces, so it is skipped; `fields[0]` is the third field (proc_pid_stat(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return { cpuMs: (ticks * 1000) / TICKS_PER_SECOND, rssMb: Number(rss ?? 0) / 1024 }
}

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
      .split(' ')
      .filter((child) => child !== '')
      .flatMap((child) => [Number(child), ...childrenOf(Number(child))]),
  )

/**
 * Returns the CPU time that other machines of the same host took from this one so far; null without /proc.
 */
export const stolenMs = (): number | null => {
  try {
    // `cpu user nice system idle iowait irq softirq steal` (proc_stat(5)).
    const ticks = Number(readFileSync('/proc/stat', 'utf8').split(/\s+/)[8])
    return (ticks * 1000) / TICKS_PER_SECOND
  } catch {
    return null
  }
}
