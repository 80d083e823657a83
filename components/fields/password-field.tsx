'use client'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { IconButton } from '#components/ui/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

const TEXTS = texts({
  hide: ['Ocultar senha', 'Hide password'],
  show: ['Mostrar senha', 'Show password'],
})

export const PasswordField = (props: TextFieldProps) => {
  const t = useTexts(TEXTS)
  const [visible, setVisible] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={visible ? 'text' : 'password'}
      trailing={
        <IconButton
          label={visible ? t.hide : t.show}
          icon={visible ? <EyeOff /> : <Eye />}
          size="small"
          className="-mr-2"
          onClick={() => setVisible(!visible)}
        />
      }
    />
  )
}
