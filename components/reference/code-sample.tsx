import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { cn } from '#components/ui/class-names.ts'
import { CopyButton } from '#components/ui/copy-button.tsx'

const TEXTS = texts({
  copy: (label: string) => [`Copiar: ${label}`, `Copy: ${label}`],
})

type CodeSampleProps = { label: string; code: string; className?: string }

/** Code scrolls sideways inside its box, because a broken line would be another program. */
export const CodeSample = ({ label, code, className }: CodeSampleProps) => {
  const t = useTexts(TEXTS)
  return (
    <div className={cn('relative', className)}>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus to scroll it
        tabIndex={0}
        className="max-h-[36rem] overflow-auto rounded-control border bg-sunken"
      >
        <pre translate="no" className="w-max min-w-full p-3 pe-12 font-mono text-xs leading-5">
          {code}
        </pre>
      </section>
      <CopyButton
        text={code}
        label={t.copy(label)}
        iconOnly
        className="absolute top-1.5 right-1.5 bg-sunken"
      />
    </div>
  )
}
