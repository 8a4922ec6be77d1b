/** Products that were seen in this browser. */
export const recent = {
  title: 'Recently seen',
  clear: 'Clear',
  cleared: 'What you have seen is forgotten.',
}
