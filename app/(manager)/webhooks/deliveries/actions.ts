'use server'
import { resendWebhookDeliveryContract } from '#lib/contracts/webhooks/deliveries'
import { resendDeliveriesCommand, revealDeliveryBodyCommand } from '#lib/contracts/webhooks/webhook-changes'
import { action } from '#lib/pages/action'
import { resendWebhookDeliveries } from '#lib/services/webhooks/resend-webhook-deliveries'
import { resendWebhookDelivery } from '#lib/services/webhooks/resend-webhook-delivery'
import { revealDeliveryBody } from '#lib/services/webhooks/reveal-delivery-body'

export const resend = action(resendWebhookDeliveryContract, resendWebhookDelivery)
export const reveal = action(revealDeliveryBodyCommand, revealDeliveryBody)
export const resendMany = action(resendDeliveriesCommand, resendWebhookDeliveries)
