import { useSyncExternalStore } from 'react'
import type {
  NewPasskeyRequest,
  PasskeyAssertion,
  PasskeyRegistration,
  PasskeyRequest,
} from '#lib/domain/access/passkey.ts'
import { type ClientProblem, localProblem } from './answer.ts'

type Allowed = { id: string; type: 'public-key'; transports: string[] }

// WebAuthn does not allow an IP address as relying party id.
const isSupported = () =>
  typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(window.location.hostname)

const never = () => () => undefined

/** True until hydration: nearly all browsers support passkeys, and a late button would shift the layout. */
export const usePasskeySupport = (): boolean => useSyncExternalStore(never, isSupported, () => true)

const library = () => import('@simplewebauthn/browser')

/** Returns null if the person cancels, the request times out or there is no passkey on this device. */
export const requestPasskey = async (
  request: PasskeyRequest & { allowCredentials?: Allowed[] },
  { inAutofill = false }: { inAutofill?: boolean } = {},
): Promise<PasskeyAssertion | null> => {
  try {
    const { startAuthentication } = await library()
    const { allowCredentials, ...options } = request
    const optionsJSON = allowCredentials
      ? { ...options, allowCredentials: allowCredentials as never }
      : options
    const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: inAutofill })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    }
  } catch {
    return null
  }
}

export const offersPasskeyAutofill = async (): Promise<boolean> => {
  if (!isSupported()) return false
  const { browserSupportsWebAuthnAutofill } = await library()
  return browserSupportsWebAuthnAutofill().catch(() => false)
}

const CANCELLED = {
  title: { pt: 'Nenhuma chave de acesso foi criada', en: 'No passkey was created' },
  text: {
    pt: 'O pedido foi fechado ou passou do tempo.',
    en: 'The question was closed or its time passed.',
  },
  nextAction: { pt: 'Tente de novo quando quiser.', en: 'Try again whenever you want.' },
} as const

const PRESENT = {
  title: { pt: 'Este aparelho já tem uma chave de acesso', en: 'This device has a passkey already' },
  text: {
    pt: 'O aparelho ou gerenciador de senhas escolhido já guarda uma chave desta conta.',
    en: 'The device or password manager you chose keeps a passkey of this account already.',
  },
  nextAction: { pt: 'Use a que existe, ou escolha outro.', en: 'Use that one, or choose another.' },
} as const

export const createPasskey = async (
  request: NewPasskeyRequest,
): Promise<{ passkey: PasskeyRegistration } | { problem: ClientProblem }> => {
  try {
    const { startRegistration } = await library()
    const { id, rawId, response } = await startRegistration({ optionsJSON: request as never })
    const { clientDataJSON, attestationObject, transports } = response
    return {
      passkey: {
        id,
        rawId,
        type: 'public-key',
        response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
      },
    }
  } catch (error) {
    const isPresent = error instanceof Error && error.name === 'InvalidStateError'
    return {
      problem: localProblem(
        isPresent ? 'passkey_registered' : 'passkey_cancelled',
        isPresent ? PRESENT : CANCELLED,
      ),
    }
  }
}
