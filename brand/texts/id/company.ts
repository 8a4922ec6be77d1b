import type { company as English } from '#brand/texts/en/company.ts'

/** What the company says of itself. */
export const company: typeof English = {
  tagline: 'Busana dan batik dari lima merek Indonesia',
  about:
    'Lima merek di satu rumah: Rimba untuk pria, Laras untuk wanita, Bocah untuk anak, Wastra untuk batik, dan Tala untuk tas dan aksesori.',
  promoBar: 'Diskon hingga 80%!',
}
