import type { PaymentForm } from '#lib/contract/payment.ts'

/** The hidden fields of a form to the payment provider (spec §3). */
export function PaymentFields({ form }: { form: PaymentForm }) {
  return (
    <>
      {Object.entries(form).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="display_cust" value="true" />
      <input type="hidden" name="term_condition" value="1" />
    </>
  )
}
