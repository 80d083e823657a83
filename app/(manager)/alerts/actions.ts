'use server'
import {
  addAlertChannelCommand,
  changeAlertRuleCommand,
  removeAlertChannelCommand,
  testAlertChannelCommand,
} from '#lib/contracts/alerts/alert-changes.ts'
import { action } from '#lib/pages/action.ts'
import { addAlertChannel } from '#lib/services/alerts/add-alert-channel.ts'
import { changeAlertRule } from '#lib/services/alerts/change-alert-rule.ts'
import { removeAlertChannel } from '#lib/services/alerts/remove-alert-channel.ts'
import { testAlertChannel } from '#lib/services/alerts/test-alert-channel.ts'

export const change = action(changeAlertRuleCommand, changeAlertRule)
export const add = action(addAlertChannelCommand, addAlertChannel)
export const remove = action(removeAlertChannelCommand, removeAlertChannel)
export const test = action(testAlertChannelCommand, testAlertChannel)
