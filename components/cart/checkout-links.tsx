import { buttonStyle } from '#components/ui/button-style.ts'
import * as words from '#lib/messages/words.ts'
import { withNext } from '#lib/rules/next-path.ts'

const checkout = '/checkout'

/**
 * To the checkout; of a guest by the sign-in, or as guest (decisions, Screens). All are full page loads:
 * only the checkout's own policy lets a form go to the payment provider.
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
      <a href={withNext('/sign-in', checkout)} className={`${buttonStyle()} mt-6 w-full`}>
        {words.cart.signInToPurchase}
      </a>
      <a href={checkout} className={`${buttonStyle('secondary')} mt-3 w-full`}>
        {words.cart.checkoutAsGuest}
      </a>
    </>
  )
}
