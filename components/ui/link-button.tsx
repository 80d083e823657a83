import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import { type ButtonStyle, buttonClasses } from './button-classes.ts'
import { cn } from './class-names.ts'

export type LinkButtonProps = ComponentProps<typeof Link> &
  ButtonStyle & { icon?: ReactNode; iconEnd?: ReactNode }

export const LinkButton = ({ variant, size, full, icon, iconEnd, ...props }: LinkButtonProps) => (
  <Link {...props} className={cn(buttonClasses({ variant, size, full }), props.className)}>
    {icon}
    {props.children}
    {iconEnd}
  </Link>
)
