import type { Channel } from '#rules/payment/provider.ts'

/**
 * The channels of Xpress in display order: those of spec §9, and QRIS. Terms, FAQ, summary and sandbox use these unless the backend names
 * others. In a file of its own because most pages need none.
 */
export const xpressChannels: readonly Channel[] = [
  { code: '702', name: 'BCA Virtual Account', label: 'BCA', kind: 'virtual-account' },
  { code: '802', name: 'Mandiri Virtual Account', label: 'Mandiri', kind: 'virtual-account' },
  { code: '801', name: 'BNI Virtual Account', label: 'BNI', kind: 'virtual-account' },
  { code: '800', name: 'BRI Virtual Account', label: 'BRI', kind: 'virtual-account' },
  { code: '402', name: 'Permata Virtual Account', label: 'Permata', kind: 'virtual-account' },
  { code: '408', name: 'Maybank Virtual Account', label: 'Maybank', kind: 'virtual-account' },
  { code: '405', name: 'BCA KlikPay', label: 'BCA KlikPay', kind: 'internet-banking' },
  { code: '812', name: 'OVO', label: 'OVO', kind: 'e-wallet' },
  { code: '819', name: 'DANA', label: 'DANA', kind: 'e-wallet' },
  { code: '707', name: 'Alfamart', label: 'Alfamart', kind: 'store' },
  { code: '711', name: 'QRIS', label: 'QRIS', kind: 'qris' },
]
