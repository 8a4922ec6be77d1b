import { buttonStyle } from '#components/ui/button-style.ts'
import * as words from '#lib/messages/words.ts'
import { formAddress } from '#lib/rules/form-address.ts'

const checkout = '/checkout'

/**
 * Links to the checkout; for guests by the sign-in, or as guest (decisions, Screens). All are full page loads:
 * only the checkout's own content security policy lets a form post to the payment provider.
 */
export function CheckoutLinks({ isCustomer }: { isCustomer: boolean }) {
  if (isCustomer) {
    return (
      <a href={checkout} className={`${buttonStyle()} mt-6 w-full`}>
        {words.cart.checkout}
      </a>
    )
  }
  return (
    <>
      <a href={formAddress('/sign-in', checkout)} className={`${buttonStyle()} mt-6 w-full`}>
        {words.cart.signInToPurchase}
      </a>{' '}
      <a href={checkout} className={`${buttonStyle('secondary')} mt-3 w-full`}>
        {words.cart.checkoutAsGuest}
      </a>{' '}
    </>
  )
}
