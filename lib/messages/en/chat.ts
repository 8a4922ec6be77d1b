/** The prefilled first message of a chat with the company. */
export const chatMessages = {
  findOrder: "Hello, I can't find my order.",
  checkout: 'Hello, I need help with my checkout.',
  aboutOrder: (number: string) => `Hello, I have a question about my order ${number}.`,
  /** Quotes the error shown to the shopper, which may contain a support code. */
  failure: (failure: string) => `Hello, I got this message in the shop: ${failure}`,
}
