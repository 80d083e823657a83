/** Always accompanied by a text or icon, so that colour alone never carries the meaning. */
export type Tone = 'neutral' | 'accent' | 'positive' | 'warning' | 'danger' | 'info'

export const TONE_TEXT: Record<Tone, string> = {
  neutral: 'text-ink-muted',
  accent: 'text-accent',
  positive: 'text-positive',
  warning: 'text-warning',
  danger: 'text-danger',
  info: 'text-info',
}

export const TONE_BOX: Record<Tone, string> = {
  neutral: 'border-line bg-sunken text-ink-muted',
  accent: 'border-accent-line bg-accent-soft text-accent',
  positive: 'border-positive-line bg-positive-soft text-positive',
  warning: 'border-warning-line bg-warning-soft text-warning',
  danger: 'border-danger-line bg-danger-soft text-danger',
  info: 'border-info-line bg-info-soft text-info',
}
