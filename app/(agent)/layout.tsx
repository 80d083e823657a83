import type { ReactNode } from 'react'
import { StaffFrame } from '../staff-frame.tsx'

/** The frame of a loan agent's screens. Each page checks the permission itself. */
export default function AgentLayout({ children }: { children: ReactNode }) {
  return <StaffFrame>{children}</StaffFrame>
}
