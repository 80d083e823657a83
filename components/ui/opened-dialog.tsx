'use client'
import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { cn } from './class-names.ts'
import { DIALOG_PANEL, DIALOG_SCRIM } from './dialog-classes.ts'
import type { DialogProps } from './dialog-props.ts'
import { escapeListFirst } from './escape-list-first.ts'
import { IconButton } from './icon-button.tsx'
import { useFocusReturn } from './use-focus-return.ts'

const TEXTS = texts({
  close: ['Fechar', 'Close'],
})

const WIDTHS = { medium: 'sm:max-w-lg', wide: 'sm:max-w-3xl' }

export const OpenedDialog = ({
  open,
  onOpenChange,
  title,
  description,
  actions,
  size = 'medium',
  onCloseAutoFocus,
  children,
}: DialogProps) => {
  const t = useTexts(TEXTS)
  const focusReturn = useFocusReturn(open, onCloseAutoFocus)
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={DIALOG_SCRIM} />
        <Primitive.Content
          {...focusReturn}
          className={cn(DIALOG_PANEL, WIDTHS[size])}
          onEscapeKeyDown={escapeListFirst}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-3 px-5 pt-5">
            <div className="min-w-0">
              <Primitive.Title className="font-semibold text-lg leading-6">{title}</Primitive.Title>
              {description === undefined ? null : (
                <Primitive.Description className="mt-1 text-ink-muted text-sm">
                  {description}
                </Primitive.Description>
              )}
            </div>
            <Primitive.Close asChild>
              <IconButton label={t.close} icon={<X />} size="small" />
            </Primitive.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
          {actions ? (
            <div className="flex flex-wrap justify-end gap-2 border-t px-5 py-3 max-sm:[&>*]:flex-auto">
              {actions}
            </div>
          ) : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
