export const FgtsStepsList = ({ steps }: { steps: readonly string[] }) => (
  <ol className="mt-3 space-y-1.5 text-sm">
    {steps.map((step, index) => (
      <li key={step} className="flex gap-2.5">
        <span
          aria-hidden
          className="mt-px grid size-5 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent text-xs tabular-nums"
        >
          {index + 1}
        </span>
        <span className="text-pretty">{quotedInPortuguese(step)}</span>
      </li>
    ))}
  </ol>
)

const quotedInPortuguese = (step: string) =>
  step.split(/(“[^”]*”)/).map((part) =>
    part.startsWith('“') ? (
      <span key={part} lang="pt-BR">
        {part}
      </span>
    ) : (
      part
    ),
  )
