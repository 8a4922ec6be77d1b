/** Products that were seen in this browser. */
export const recent = {
  title: 'Recently viewed',
  clear: 'Clear',
  cleared: 'Your recently viewed items are cleared.',
}
