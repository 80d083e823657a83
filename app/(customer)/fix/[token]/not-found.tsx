import { InvalidLinkPage } from '#components/customer/invalid-link'

export default InvalidLinkPage
