/** What takes the messages has refused this one for good, such as one to a number without WhatsApp or to a mailbox that is not there. */
export class RefusedMessage extends Error {
  override readonly name = 'RefusedMessage'
  readonly responseCode: number

  constructor(responseCode: number, options?: ErrorOptions) {
    super(`status ${responseCode}`, options)
    this.responseCode = responseCode
  }
}

/** A message went out whole, and no answer came: it may have been delivered. */
export class LostAnswer extends Error {
  override readonly name = 'LostAnswer'

  constructor(options: ErrorOptions) {
    super('no answer to a message that went out whole', options)
  }
}
