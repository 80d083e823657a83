import type { ReactNode } from 'react'
import { StaffFrame } from '../staff-frame.tsx'

/** The frame of a manager's screens. Each page checks the permission itself. */
export default function ManagerLayout({ children }: { children: ReactNode }) {
  return <StaffFrame>{children}</StaffFrame>
}
