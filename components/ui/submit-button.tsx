'use client'
import { useFormStatus } from 'react-dom'
import { Button, type ButtonProps } from './button.tsx'

export const SubmitButton = ({ pending = false, ...props }: ButtonProps) => {
  const status = useFormStatus()
  return <Button variant="primary" type="submit" pending={pending || status.pending} {...props} />
}
