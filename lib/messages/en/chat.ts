/** The first message of a chat with the company, which the shopper reads and sends. */
export const chatMessages = {
  findOrder: "Hello, I can't find my order.",
  checkout: 'Hello, I need help with my checkout.',
  aboutOrder: (number: string) => `Hello, I have a question about my order ${number}.`,
  /** With what the shopper has read, which may hold a support code. */
  failure: (failure: string) => `Hello, I got this message in the shop: ${failure}`,
}
