import type { Reasons } from './reason.ts'

export const ALERT_REASONS = {
  alert_threshold_invalid: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Limite inválido', en: 'Invalid threshold' },
    text: {
      pt: 'O limite é um número inteiro de 1 a {most}.',
      en: 'The threshold is a whole number from 1 to {most}.',
    },
    nextAction: { pt: 'Corrija o limite e salve de novo.', en: 'Correct the threshold and save again.' },
  },
  alert_channel_exists: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Destino já incluído', en: 'Destination already there' },
    text: {
      pt: 'Os alertas já são enviados a este endereço.',
      en: 'Alerts are sent to this address already.',
    },
    nextAction: { pt: 'Use outro endereço.', en: 'Use another address.' },
  },
  alert_channels_full: {
    kind: 'limit',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Destinos demais', en: 'Too many destinations' },
    text: {
      pt: 'Uma organização tem até {maximum} destinos de alertas.',
      en: 'An organization has up to {maximum} destinations of alerts.',
    },
    nextAction: { pt: 'Retire um que não usa mais.', en: 'Remove one you no longer use.' },
  },
} as const satisfies Reasons
