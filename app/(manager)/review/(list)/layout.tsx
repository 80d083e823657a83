import { onlyWith } from '#lib/http/only-with'

export default onlyWith('review_proposals')
