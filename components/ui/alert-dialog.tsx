'use client'
import { AlertDialog as Primitive } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from './button.tsx'
import { Callout } from './callout.tsx'
import { cn } from './class-names.ts'
import { DIALOG_PANEL, DIALOG_SCRIM } from './dialog-classes.ts'
import { escapeListFirst } from './escape-list-first.ts'
import { Keys } from './keys.tsx'

const TEXTS = texts({
  cancel: ['Voltar', 'Back'],
})

type Confirmed = undefined | string | boolean

export type AlertDialogProps = {
  title: string
  description: ReactNode
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  confirmLabel: string
  cancelLabel?: string
  tone?: 'danger' | 'primary'
  /**
   * Runs on confirmation. The dialog closes when it settles, and stays open when it answers with a message, or with false: then its
   * children tell what is wrong.
   */
  onConfirm: () => Confirmed | Promise<Confirmed>
  /** Extra input between text and buttons: a reason, a field. */
  children?: ReactNode
  /** Ctrl or ⌘ with Enter confirms as well, from any field. */
  confirmsByKeys?: boolean
  onKeyDown?: (event: KeyboardEvent) => void
  /** Where the focus goes when the dialog is gone; `preventDefault` keeps it from going back to where it came from. */
  onCloseAutoFocus?: (event: Event) => void
}

/** Asks before something that cannot be undone. Only the two buttons and Escape close it. */
export const AlertDialog = ({ title, description, trigger, confirmLabel, ...props }: AlertDialogProps) => {
  const t = useTexts(TEXTS)
  const [ownOpen, setOwnOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const setOpen = (open: boolean) => {
    if (pending) return
    setFailure(undefined)
    setOwnOpen(open)
    props.onOpenChange?.(open)
  }
  const confirm = async () => {
    setPending(true)
    setFailure(undefined)
    try {
      const answer = await props.onConfirm()
      if (answer === false) return
      if (typeof answer === 'string') return setFailure(answer)
      setOwnOpen(false)
      props.onOpenChange?.(false)
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
  return (
    <Primitive.Root open={props.open ?? ownOpen} onOpenChange={setOpen}>
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
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
