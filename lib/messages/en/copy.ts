/** The button that copies a number or a code. */
export const copyMessages = {
  copy: 'Copy',
  named: (name: string) => `Copy: ${name}`,
  copied: 'Copied',
  notCopied: 'Please copy it manually',
}
