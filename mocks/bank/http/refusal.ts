/** An answer that is not a success: one plain English sentence. Everything the transaction did is undone. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number

  constructor(status: number, sentence: string) {
    super(sentence)
    this.status = status
  }
}

/** `throw refuse(422, 'Insufficient funds. Available £1,240.00')` */
export const refuse = (status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 422 | 503, sentence: string): Refusal =>
  new Refusal(status, sentence)
