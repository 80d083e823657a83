import { onlyWith } from '#lib/pages/only-with.ts'

export default onlyWith('manage_fee_tables')
