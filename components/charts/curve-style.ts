/** Lines also differ by dashes, so that colour alone never distinguishes them. */
const STYLES = [
  { tone: 'text-accent', dash: undefined },
  { tone: 'text-info', dash: '7 4' },
  { tone: 'text-warning', dash: '2 4' },
  { tone: 'text-positive', dash: '9 3 2 3' },
  { tone: 'text-ink-muted', dash: '4 2' },
  { tone: 'text-danger', dash: '1 3' },
] as const

export const curveStyle = (index: number): { tone: string; dash: string | undefined } =>
  STYLES[index % STYLES.length] ?? STYLES[0]
