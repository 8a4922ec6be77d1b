'use client'

import type { BuyNow } from '@etalase/contract/cart.ts'
import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import { OwnForm } from '#components/ui/own-form.tsx'
import { withBuyNow } from '#lib/checkout/urls.ts'

const BuyNowLine = createContext<BuyNow | null>(null)

/** The checkout of a product that is bought now; null: of the cart. */
export const BuyingNow = ({ line, children }: { line: BuyNow | null; children: ReactNode }) => (
  <BuyNowLine value={line}>{children}</BuyNowLine>
)

/** The product that this checkout buys; null for the cart. */
export const useBuyNow = (): BuyNow | null => use(BuyNowLine)

/** A path of this checkout. */
export const useCheckoutPath = (path: string): string => withBuyNow(path, useBuyNow())

/** A form of a checkout's step. */
export const StepPageForm = ({ action, ...form }: ComponentProps<typeof OwnForm>) => (
  <OwnForm action={useCheckoutPath(action)} {...form} />
)

interface StepPageLinkProps {
  href: string
  className: string
  children: string
}

/** A link to a page of this checkout. */
export const StepPageLink = ({ href, ...link }: StepPageLinkProps) => (
  <a href={useCheckoutPath(href)} {...link} />
)
