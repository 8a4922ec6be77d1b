import { buttonStyle } from '#components/ui/button.tsx'
import { stepsPath } from '#lib/checkout/urls.ts'
import { formAddress } from '#lib/rules/form-address.ts'
import { cartMessages } from '#messages/cart.ts'

const checkout = '/checkout'

interface CheckoutLinkProps {
  variant?: 'primary' | 'secondary'
  children: string
}

/** Links to the checkout. Without scripts it skips to the form steps: on a slow network a page in between costs a second. */
function CheckoutLink({ variant = 'primary', children }: CheckoutLinkProps) {
  const style = `${buttonStyle(variant)} mt-3 w-full`
  return (
    <>
      <a href={checkout} className={`needs-script ${style}`}>
        {children}
      </a>{' '}
      <div className="without-script">
        <a href={stepsPath} className={style}>
          {children}
        </a>
      </div>
    </>
  )
}

/**
 * Links to the checkout. Guests can sign in first or continue as guest (decisions, Screens). All are full page loads: only the checkout's
 * own content security policy lets a form post to the payment provider.
 */
export function CheckoutLinks({ isCustomer }: { isCustomer: boolean }) {
  if (isCustomer) {
    return (
      <div className="mt-3">
        <CheckoutLink>{cartMessages.checkout}</CheckoutLink>
      </div>
    )
  }
  return (
    <>
      <a href={formAddress('/sign-in', checkout)} className={`${buttonStyle()} mt-6 w-full`}>
        {cartMessages.signInToPurchase}
      </a>{' '}
      <CheckoutLink variant="secondary">{cartMessages.checkoutAsGuest}</CheckoutLink>
    </>
  )
}
