import type { PostalAddress } from '#lib/domain/documents/postal-address'

/**
 * What the embedded mode knows for trying out without a service: public places, as its institutions are
 * sandboxes.
 */
export const SAMPLE_ADDRESSES: Readonly<Record<string, PostalAddress>> = {
  '01001000': { state: 'SP', city: 'São Paulo', neighborhood: 'Sé', street: 'Praça da Sé' },
  '01310100': { state: 'SP', city: 'São Paulo', neighborhood: 'Bela Vista', street: 'Avenida Paulista' },
  '22021001': {
    state: 'RJ',
    city: 'Rio de Janeiro',
    neighborhood: 'Copacabana',
    street: 'Avenida Atlântica',
  },
  '89010025': {
    state: 'SC',
    city: 'Blumenau',
    neighborhood: 'Centro',
    street: 'Rua Doutor Luiz de Freitas Melro',
  },
}
