'use server'
import { createFixLinkContract } from '#lib/contracts/fixes/create-fix-link'
import { action } from '#lib/http/action'
import { createFixLink } from '#lib/services/fixes/create-fix-link'

export const makeFixLink = action(createFixLinkContract, createFixLink)
