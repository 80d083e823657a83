'use client'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A password that can be looked at; spread `register('name')` on it. */
export const PasswordField = (props: TextFieldProps) => {
  const [visible, setVisible] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={visible ? 'text' : 'password'}
      trailing={
        <IconButton
          label={visible ? 'Ocultar senha' : 'Mostrar senha'}
          icon={visible ? <EyeOff /> : <Eye />}
          size="small"
          className="-mr-2"
          onClick={() => setVisible(!visible)}
        />
      }
    />
  )
}
