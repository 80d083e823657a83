import { onlyWith } from '#lib/pages/only-with.ts'

export default onlyWith('originate')
