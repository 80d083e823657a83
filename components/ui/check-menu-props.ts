import type { MenuTrigger } from './lazy-menu.tsx'

export type CheckMenuProps = {
  trigger: MenuTrigger
  items: readonly { id: string; label: string; checked: boolean; disabled?: boolean }[]
  onChange: (id: string, checked: boolean) => void
}
