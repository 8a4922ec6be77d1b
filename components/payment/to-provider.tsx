import type { WayToProvider } from '@etalase/contract/rules/payment/hand-off.ts'
import type { ReactNode, RefObject } from 'react'
import { Button, buttonStyle } from '#components/ui/button.tsx'

interface ToProviderProps {
  way: WayToProvider
  /** The payment provider's URL, which receives the form post. */
  paymentUrl: string
  /** The label of the button, or of the link styled as one. */
  label: string
  className?: string
  formRef?: RefObject<HTMLFormElement | null>
  linkRef?: RefObject<HTMLAnchorElement | null>
  above?: ReactNode
  below?: ReactNode
}

/**
 * Sends the browser to the payment provider with a hidden form (spec §3) or a link. A link works without scripts, and needs no entry in the
 * Content-Security-Policy's `form-action`.
 */
export function ToProvider({
  way,
  paymentUrl,
  label,
  className,
  formRef,
  linkRef,
  above,
  below,
}: ToProviderProps) {
  if ('url' in way)
    return (
      <div className={className}>
        {above}
        <a ref={linkRef} href={way.url} className={buttonStyle()}>
          {label}
        </a>
        {below}
      </div>
    )
  return (
    <form ref={formRef} method="post" action={paymentUrl} className={className}>
      {Object.entries(way.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {above}
      <Button type="submit">{label}</Button>
      {below}
    </form>
  )
}
