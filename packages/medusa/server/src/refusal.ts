/** A refusal of an adapter's call, by one of the words that packages/medusa/README.md lists. */
export class Refusal extends Error {
  readonly status: number
  readonly details: object | undefined

  constructor(word: string, { status = 400, details }: { status?: number; details?: object } = {}) {
    super(word)
    this.status = status
    this.details = details
  }
}

const types: Readonly<Record<number, string>> = {
  404: 'not_found',
  409: 'conflict',
  503: 'unavailable',
}

/** Returns the body of a refusal, in Medusa's format. */
export const bodyOf = ({ status, message, details }: Refusal) => ({
  type: types[status] ?? 'invalid_data',
  message,
  ...(details ? { details } : {}),
})

export const diskFull = () => new Refusal('DISK_FULL', { status: 503 })

export const orderClosed = () => new Refusal('ORDER_CLOSED', { status: 409 })

export const notFound = () => new Refusal('NOT_FOUND', { status: 404 })
