import type { copyMessages as English } from '#lib/messages/en/copy.ts'

/** The button that copies a number or a code. */
export const copyMessages: typeof English = {
  copy: 'Salin',
  named: (name: string) => `Salin: ${name}`,
  copied: 'Tersalin',
  notCopied: 'Silakan salin sendiri',
}
