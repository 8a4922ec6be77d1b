/** 'Tell me when it is back'. */
export const stockAlert = {
  title: 'Tell me when it is back',
  ask: 'Size sold out? Tell me when it is back',
  text: (name: string) => `${name}: one e-mail when your size is back, and no other.`,
  size: 'The size you wait for',
  send: 'Tell me',
  chooseSize: 'Please choose a size.',
  inStock: 'Every size of it is in stock.',
  toProduct: (name: string) => `To ${name}`,
  stopTitle: 'No more of these e-mails',
  stopText: 'You will get no e-mail about sizes that are back, whichever you asked for.',
  stop: 'Stop these e-mails',
  toShop: 'To the shop',
}
