import { createPersonCommand } from '../create-person.ts'

export const command = createPersonCommand('agent', 'create a loan agent')
