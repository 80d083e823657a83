export type MetricsAnswer = { status: number; headers: Record<string, string>; body: string }

export type FromMetricsThread =
  | { kind: 'question'; id: number; path: string }
  | { kind: 'listening' }
  | { kind: 'failed'; message: string }

export type ToMetricsThread = { id: number; answer: MetricsAnswer }
