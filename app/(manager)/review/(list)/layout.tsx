import { onlyWith } from '#lib/pages/only-with'

export default onlyWith('review_proposals')
