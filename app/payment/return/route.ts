/** What the provider's return may carry (spec §7, checkout-payment). */
const fields = [
  'trx_id',
  'merchant_id',
  'merchant',
  'bill_no',
  'bill_ref',
  'bill_reff',
  'bill_total',
  'payment_reff',
  'payment_date',
  'bank_user_name',
  'status',
  'signature',
]

const longestField = 128

/** A return by POST: middleware.ts sends it here, and we send the browser to the page by GET. */
export async function POST(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData())
  const query = new URLSearchParams()
  for (const name of fields) {
    const value = form.get(name)
    if (typeof value === 'string') query.set(name, value.slice(0, longestField))
  }
  return new Response(null, { status: 303, headers: { Location: `/payment/response?${query}` } })
}
