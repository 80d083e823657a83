type ProgressBarProps = {
  label: string
  /** Shows that something is going on, but not how far it is, while `total` is 0. */
  done: number
  total: number
}

/** Drawn without the browser's own bar, whose colors ignore the theme. */
export const ProgressBar = ({ label, done, total }: ProgressBarProps) => (
  <progress
    aria-label={label}
    value={total === 0 ? undefined : done}
    max={total === 0 ? undefined : total}
    className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line indeterminate:bg-accent/40 motion-safe:indeterminate:animate-pulse forced-colors:appearance-auto [&::-moz-progress-bar]:bg-accent indeterminate:[&::-moz-progress-bar]:bg-transparent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
  />
)
