import { createPersonCommand } from '../create-person.ts'

export const command = createPersonCommand('manager', 'create a manager')
