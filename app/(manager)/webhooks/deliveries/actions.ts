'use server'
import { resendWebhookDeliveryContract } from '#lib/contracts/webhooks/deliveries.ts'
import { revealDeliveryBodyCommand } from '#lib/contracts/webhooks/webhook-changes.ts'
import { action } from '#lib/pages/action.ts'
import { resendWebhookDelivery } from '#lib/services/webhooks/resend-webhook-delivery.ts'
import { revealDeliveryBody } from '#lib/services/webhooks/reveal-delivery-body.ts'

export const resend = action(resendWebhookDeliveryContract, resendWebhookDelivery)
export const reveal = action(revealDeliveryBodyCommand, revealDeliveryBody)
