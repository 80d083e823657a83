'use client'
import { useFormStatus } from 'react-dom'
import { Button, type ButtonProps } from './button.tsx'

/** The primary button of a form; shows by itself that the form's server action is running. */
export const SubmitButton = ({ pending = false, ...props }: ButtonProps) => {
  const status = useFormStatus()
  return <Button variant="primary" type="submit" pending={pending || status.pending} {...props} />
}
