import type { ComponentProps, ReactNode } from 'react'
import { type ButtonStyle, buttonClasses } from './button-classes.ts'
import { cn } from './class-names.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  Pick<ButtonStyle, 'variant'> & { label: string; icon: ReactNode; size?: 'small' | 'medium' }

export const IconButton = ({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  ...props
}: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    {...props}
    className={cn(
      buttonClasses({ variant }),
      'min-h-0 px-0 pointer-coarse:size-11',
      size === 'small' ? 'size-8' : 'size-10',
      props.className,
    )}
  >
    {icon}
  </button>
)
