import type { ComponentProps, ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { type ButtonStyle, buttonClasses } from './button-classes.ts'
import { cn } from './class-names.ts'
import { Spinner } from './spinner.tsx'

const TEXTS = texts({
  wait: ['Aguarde', 'Please wait'],
})

export type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    pending?: boolean
    icon?: ReactNode
    iconEnd?: ReactNode
  }

export const Button = ({ variant, size, full, ...props }: ButtonProps) => {
  const t = useTexts(TEXTS)
  const { pending = false, icon, iconEnd, className, children, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={cn(buttonClasses({ variant, size, full }), pending && 'cursor-progress', className)}
    >
      <span className={cn('inline-flex items-center justify-center gap-2', pending && 'opacity-0')}>
        {icon}
        {children}
        {iconEnd}
      </span>
      {pending ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner label={t.wait} />
        </span>
      ) : null}
    </button>
  )
}
