/** Products viewed in this browser. */
export const recentMessages = {
  title: 'Recently viewed',
  clear: 'Clear',
  cleared: 'Your recently viewed items are cleared.',
}
