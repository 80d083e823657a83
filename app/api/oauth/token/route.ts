import { createTokenContract } from '#lib/contracts/access/token.ts'
import { oauthEndpoint } from '#lib/http/oauth-endpoint.ts'
import { issueToken } from '#lib/services/applications/issue-token.ts'

export const POST = oauthEndpoint(createTokenContract, issueToken)
