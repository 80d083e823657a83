import { Check, Minus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '#components/ui/class-names.ts'

type RowBoxProps = ComponentProps<'input'> & {
  some?: boolean
}

export const RowBox = ({ some = false, className, ...input }: RowBoxProps) => {
  const Mark = some ? Minus : Check
  return (
    <label className={cn('-m-2 grid size-9 cursor-pointer place-items-center', className)}>
      <span className="relative grid size-4.5 place-items-center">
        <input
          {...input}
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = some
          }}
          className="peer size-4.5 cursor-pointer appearance-none rounded-[0.3rem] border border-line-strong bg-raised checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent"
        />
        <Mark
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute size-3 text-on-accent opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
        />
      </span>
    </label>
  )
}
