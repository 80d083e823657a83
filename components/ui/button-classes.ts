import { clsx } from 'clsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'
export type ButtonStyle = { variant?: ButtonVariant; size?: ButtonSize; full?: boolean }

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-line-strong/60 bg-raised text-ink shadow-card hover:bg-sunken',
  quiet: 'text-ink-muted hover:bg-sunken hover:text-ink',
  danger: 'bg-danger text-on-danger hover:brightness-110',
}

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-8 px-3 text-sm pointer-coarse:min-h-11',
  medium: 'min-h-10 px-4 text-sm pointer-coarse:min-h-11 pointer-coarse:text-base',
  large: 'min-h-12 px-5 text-base',
}

/** Classes never override each other, so the shared bundle needs no class merging. */
export const buttonClasses = ({ variant = 'secondary', size = 'medium', full = false }: ButtonStyle) =>
  clsx(
    'relative inline-flex select-none items-center justify-center gap-2 rounded-control font-medium leading-5 transition-colors print:hidden',
    'active:translate-y-px disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
    VARIANTS[variant],
    SIZES[size],
    full && 'w-full',
  )
