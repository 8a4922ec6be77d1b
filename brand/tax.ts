/**
 * Nomor Pokok Wajib Pajak, the company's tax number, for invoices. Empty: they have neither it nor PPN, as also where
 * `pricesIncludePpn` of `brand/company.ts` is false. Here, since no browser needs it.
 */
export const npwp: string = '0000000000000000 (demo)'
