'use client'
import { AlertDialog as Primitive } from 'radix-ui'
import { type KeyboardEvent, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { AlertDialogProps } from './alert-dialog-props.ts'
import { Button } from './button.tsx'
import { Callout } from './callout.tsx'
import { cn } from './class-names.ts'
import { DIALOG_PANEL, DIALOG_SCRIM } from './dialog-classes.ts'
import { escapeListFirst } from './escape-list-first.ts'
import { Keys } from './keys.tsx'

const TEXTS = texts({
  cancel: ['Voltar', 'Back'],
})

type OpenedAlertDialogProps = Omit<AlertDialogProps, 'trigger' | 'open' | 'onOpenChange'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export const OpenedAlertDialog = ({ title, description, confirmLabel, ...props }: OpenedAlertDialogProps) => {
  const t = useTexts(TEXTS)
  const { pending, failure, setOpen, confirm, keyDown } = useConfirmation(props)
  return (
    <Primitive.Root open={props.open} onOpenChange={setOpen}>
      <Primitive.Portal>
        <Primitive.Overlay className={DIALOG_SCRIM} />
        <Primitive.Content
          data-dialog
          onEscapeKeyDown={escapeListFirst}
          onKeyDown={keyDown}
          onCloseAutoFocus={props.onCloseAutoFocus}
          className={cn(DIALOG_PANEL, 'sm:max-w-md')}
        >
          <div className="min-h-0 overflow-y-auto p-5">
            <Primitive.Title className="font-semibold text-lg leading-7">{title}</Primitive.Title>
            <Primitive.Description asChild>
              <div className="mt-1 text-ink-muted text-sm">{description}</div>
            </Primitive.Description>
            {props.children ? <div className="mt-4">{props.children}</div> : null}
            {failure ? <Callout tone="danger" title={failure} className="mt-4" /> : null}
          </div>
          <footer className="flex flex-col-reverse gap-2 border-t px-5 py-3.5 sm:flex-row sm:justify-end">
            <Primitive.Cancel asChild>
              <Button>{props.cancelLabel ?? t.cancel}</Button>
            </Primitive.Cancel>
            <Button variant={props.tone ?? 'danger'} pending={pending} onClick={confirm}>
              {confirmLabel}
              {props.confirmsByKeys ? <Keys keys="Ctrl ↵" onAccent /> : null}
            </Button>
          </footer>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

type Confirmation = Pick<
  OpenedAlertDialogProps,
  'onOpenChange' | 'onConfirm' | 'onKeyDown' | 'confirmsByKeys'
>

const useConfirmation = (props: Confirmation) => {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const setOpen = (open: boolean) => {
    if (pending) return
    setFailure(undefined)
    props.onOpenChange(open)
  }
  const confirm = async () => {
    setPending(true)
    setFailure(undefined)
    try {
      const answer = await props.onConfirm()
      if (answer === false) return
      if (typeof answer === 'string') return setFailure(answer)
      props.onOpenChange(false)
    } finally {
      setPending(false)
    }
  }
  const keyDown = (event: KeyboardEvent) => {
    props.onKeyDown?.(event)
    const confirms = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!props.confirmsByKeys || !confirms || pending || event.repeat) return
    event.preventDefault()
    void confirm()
  }
  return { pending, failure, setOpen, confirm, keyDown }
}
