/** A permanent rejection of a message, such as for a number without WhatsApp or a missing mailbox. */
export class RefusedMessage extends Error {
  override readonly name = 'RefusedMessage'
  readonly responseCode: number

  constructor(responseCode: number, options?: ErrorOptions) {
    super(`status ${responseCode}`, options)
    this.responseCode = responseCode
  }
}

/** A message was sent completely but not acknowledged: it may have been delivered. */
export class LostAnswer extends Error {
  override readonly name = 'LostAnswer'

  constructor(options: ErrorOptions) {
    super('no answer to a message that went out whole', options)
  }
}
