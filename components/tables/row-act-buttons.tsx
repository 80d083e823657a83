'use client'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import type { RowAct } from './row-act.ts'

export const RowActButtons = ({ acts }: { acts: readonly RowAct[] }) => {
  const [result, setResult] = useState('')
  return (
    <>
      <div className="flex flex-wrap gap-2 empty:hidden [&>*]:flex-auto">
        {acts.map((one) => (
          <RowActButton key={one.id} rowAct={one} onResult={setResult} />
        ))}
      </div>
      <p role="status" className="text-sm empty:hidden">
        {result}
      </p>
    </>
  )
}

type RowActButtonProps = { rowAct: RowAct; onResult: (text: string) => void }

const RowActButton = ({ rowAct: { label, icon: Icon, act }, onResult }: RowActButtonProps) => {
  const [pending, setPending] = useState(false)
  const icon = <Icon aria-hidden />
  if ('href' in act)
    return (
      <LinkButton size="small" href={act.href} icon={icon}>
        {label}
      </LinkButton>
    )
  if ('copy' in act) return <CopyButton size="small" text={act.copy} label={label} />
  if ('show' in act)
    return (
      <Button size="small" icon={icon} onClick={act.show}>
        {label}
      </Button>
    )
  const run = async () => {
    setPending(true)
    onResult('')
    const answer = await act.run()
    setPending(false)
    onResult(answer.ok ? answer.data : `${answer.problem.detail} ${answer.problem.nextAction}`)
  }
  return (
    <Button size="small" icon={icon} pending={pending} onClick={() => void run()}>
      {label}
    </Button>
  )
}
