type ProgressBarProps = {
  label: string
  done: number
  /** 0 while the total is unknown; the bar is then indeterminate. */
  total: number
}

/** Does not use the browser's own bar style, whose colors ignore the theme. */
export const ProgressBar = ({ label, done, total }: ProgressBarProps) => (
  <progress
    aria-label={label}
    value={total === 0 ? undefined : done}
    max={total === 0 ? undefined : total}
    className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line indeterminate:bg-accent/40 motion-safe:indeterminate:animate-pulse forced-colors:appearance-auto [&::-moz-progress-bar]:bg-accent indeterminate:[&::-moz-progress-bar]:bg-transparent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
  />
)
