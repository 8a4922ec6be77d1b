import type { copyMessages as English } from '#lib/messages/en/copy.ts'

/** The button that copies a number or a code. */
export const copyMessages: typeof English = {
  copy: 'Copier',
  named: (name: string) => `Copier\u00a0: ${name}`,
  copied: 'Copié',
  notCopied: 'Copiez-le à la main',
}
