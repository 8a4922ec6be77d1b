'use client'

import { returnDays } from '@etalase/contract/rules/constants.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { KitSection } from '#components/kit/kit-section.tsx'
import { Accordion } from '#components/ui/accordion.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Breadcrumbs } from '#components/ui/breadcrumbs.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { ErrorState } from '#components/ui/error-state.tsx'
import { Price } from '#components/ui/price.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { Table } from '#components/ui/table.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import { legalMessages } from '#messages/help.ts'

const full = { retail_price: rupiah(359_000), net_price: rupiah(359_000) }
const reduced = {
  ...full,
  direct_discount: { direct_disc_percent: 20, direct_disc_nominal: rupiah(0) },
}

const measurements = [
  { key: 'S', cells: ['S', '49', '68', '44'] },
  { key: 'M', cells: ['M', '52', '70', '46'] },
  { key: 'L', cells: ['L', '55', '72', '48'] },
]

const answers = [
  { title: 'When is my order sent?', content: 'Paid before 08:00 WIB, the same day.' },
  { title: 'Can I return it?', content: legalMessages.returns(returnDays) },
]

function Navigation() {
  return (
    <>
      <KitSection name="Breadcrumbs">
        <Breadcrumbs
          label="Breadcrumbs"
          crumbs={[
            { label: 'MEN', href: '/products?category_id=6' },
            { label: 'Batik', href: '/products?category_sub_id=604' },
          ]}
        />
      </KitSection>
      <KitSection name="Tabs">
        <Tabs label="Help" tabs={answers} />
      </KitSection>
      <KitSection name="Accordion">
        <Accordion name="kit-help" items={answers} />
      </KitSection>
    </>
  )
}

/** Content components, and empty and error states. */
export function KitContent() {
  return (
    <>
      <Navigation />
      <KitSection name="Prices and badges">
        <Price product={full} />
        <Price product={reduced} />
        <p className="mt-4 flex gap-2">
          <Badge>Sold out</Badge>
          <Badge variant="sale">Sale</Badge>
          <Badge variant="success">Paid</Badge>
        </p>
      </KitSection>
      <KitSection name="Table">
        <Table
          caption="Measurements in centimetres"
          columns={['Size', 'Chest', 'Length', 'Shoulder']}
          rows={measurements}
        />
      </KitSection>
      <KitSection name="Skeleton">
        <Skeleton className="mb-2 aspect-[3/4] w-40" />
        <Skeleton className="mb-2 h-5 w-40" />
        <Skeleton className="h-5 w-24" />
      </KitSection>
      <KitSection name="Empty and failed">
        <EmptyState title="Your Cart is Empty" text="Explore more of our collections">
          <a href="/products" className={buttonStyle('secondary')}>
            Continue Shopping
          </a>
        </EmptyState>
        <ErrorState
          title="Fail to load your items availability.."
          text="Connection failed, please try again"
          retry="Retry"
          onRetry={() => {}}
        />
      </KitSection>
    </>
  )
}
