import type { ReactNode } from 'react'
import { BackOfficeFrame } from '../back-office-frame.tsx'

/** The frame of a manager's screens. Each page checks the permission itself. */
export default function ManagerLayout({ children }: { children: ReactNode }) {
  return <BackOfficeFrame>{children}</BackOfficeFrame>
}
