'use client'

import type { BuyNow } from '@etalase/contract/cart.ts'
import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import { OwnForm } from '#components/ui/own-form.tsx'
import { withBuyNow } from '#lib/checkout/urls.ts'

const BuyNowLine = createContext<BuyNow | null>(null)

/** Provides the product of a "buy now" checkout; null for a checkout of the cart. */
export const BuyingNow = ({ line, children }: { line: BuyNow | null; children: ReactNode }) => (
  <BuyNowLine value={line}>{children}</BuyNowLine>
)

/** Returns the product that this checkout buys; null for the cart. */
export const useBuyNow = (): BuyNow | null => use(BuyNowLine)

/** Returns a path within this checkout. */
export const useCheckoutPath = (path: string): string => withBuyNow(path, useBuyNow())

/** The form of a checkout step. */
export const StepPageForm = ({ action, ...form }: ComponentProps<typeof OwnForm>) => (
  <OwnForm action={useCheckoutPath(action)} {...form} />
)

interface StepPageLinkProps {
  href: string
  className: string
  children: string
}

/** A link to a page within this checkout. */
export const StepPageLink = ({ href, ...link }: StepPageLinkProps) => (
  <a href={useCheckoutPath(href)} {...link} />
)
