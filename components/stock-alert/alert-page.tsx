import type { ReactNode } from 'react'
import { CartNotice } from '#components/cart/cart-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { pathOf } from '#lib/actions/action.ts'
import { stopStockAlert } from '#lib/actions/product-actions.ts'
import type { Flash } from '#lib/session/flash.ts'
import { stockAlertMessages } from '#messages/product.ts'

interface StopAlertsProps {
  /** The token from the mail's link. */
  token: string
  flash: Flash | null
}

/** Asks before ending all alerts of an e-mail address, because mail programs open links on their own. */
export function StopAlerts({ token, flash }: StopAlertsProps) {
  return (
    <AlertPage
      title={stockAlertMessages.stopTitle}
      text={stockAlertMessages.stopText}
      flash={flash}
      back={{ href: '/', text: stockAlertMessages.toShop }}
    >
      <form method="post" action={pathOf(stopStockAlert)}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{stockAlertMessages.stop}</Button>
      </form>
    </AlertPage>
  )
}

interface AlertPageProps {
  title: string
  text: string
  flash: Flash | null
  back: { href: string; text: string }
  children: ReactNode
}

/** The layout of the stock alert pages. After success the form is gone. */
export function AlertPage({ title, text, flash, back, children }: AlertPageProps) {
  return (
    <div className="container-page pt-8 lg:pt-12">
      <div className="max-w-xl">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-2 mb-6 text-muted">{text}</p>
        {flash?.message && <CartNotice message={flash.message} isDone={flash.isDone} />}
        {!flash?.isDone && children}
        <a href={back.href} className={`${listLinkStyle} mt-4 underline`}>
          {back.text}
        </a>
      </div>
    </div>
  )
}
