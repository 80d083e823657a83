'use server'
import {
  addAlertChannelCommand,
  changeAlertRuleCommand,
  removeAlertChannelCommand,
  testAlertChannelCommand,
} from '#lib/contracts/alerts/alert-changes'
import { action } from '#lib/pages/action'
import { addAlertChannel } from '#lib/services/alerts/add-alert-channel'
import { changeAlertRule } from '#lib/services/alerts/change-alert-rule'
import { removeAlertChannel } from '#lib/services/alerts/remove-alert-channel'
import { testAlertChannel } from '#lib/services/alerts/test-alert-channel'

export const change = action(changeAlertRuleCommand, changeAlertRule)
export const add = action(addAlertChannelCommand, addAlertChannel)
export const remove = action(removeAlertChannelCommand, removeAlertChannel)
export const test = action(testAlertChannelCommand, testAlertChannel)
