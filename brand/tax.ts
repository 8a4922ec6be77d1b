/**
 * Nomor Pokok Wajib Pajak, the company's tax number, for invoices. If empty, invoices have neither it nor PPN, as when `pricesIncludePpn`
 * in `brand/company.ts` is false. In its own file, since no browser needs it.
 */
export const npwp: string = '0000000000000000 (demo)'
