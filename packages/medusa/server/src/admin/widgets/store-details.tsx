import { defineWidgetConfig } from '@medusajs/admin-sdk'
import type { AdminStockLocation, DetailWidgetProps } from '@medusajs/framework/types'
import { Button, Container, Heading, Input, Label, Switch, toast } from '@medusajs/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CannotRead } from '../lib/cannot-read'
import { Field } from '../lib/field'
import { sdk } from '../lib/sdk'

/** Details of a store in the shop, besides its name and address. */
const texts = [
  { key: 'region', label: 'Region in the store list' },
  { key: 'subdistrict_id', label: 'Subdistrict (official code, without dots)' },
  { key: 'address_3', label: 'District, city and zip code' },
  { key: 'maps_url', label: 'Map link' },
] as const

type Details = Record<string, unknown>

const pathOf = (id: string) => `/admin/stock-locations/${id}`

const readDetails = async (id: string): Promise<Details> => {
  const path = `${pathOf(id)}?fields=id,metadata`
  const { stock_location } = await sdk.client.fetch<{
    stock_location: { metadata: Details | null }
  }>(path)
  return stock_location.metadata ?? {}
}

/** Stores null for an empty field, which would otherwise show as a link without an address. */
const stored = (details: Details): Details =>
  Object.fromEntries(
    Object.entries(details).map(([key, value]) => {
      if (key === 'subdistrict_id') return [key, Number(value) || null]
      return [key, value === '' ? null : value]
    }),
  )

function StoreDetails({ data: { id } }: DetailWidgetProps<AdminStockLocation>) {
  const [changed, setChanged] = useState<Details>({})
  const { data: saved, error } = useQuery({
    queryKey: ['etalase-store', id],
    queryFn: () => readDetails(id),
  })
  const details = { ...saved, ...changed }
  const { mutate: save, isPending } = useMutation({
    mutationFn: () =>
      sdk.client.fetch(pathOf(id), { method: 'POST', body: { metadata: stored(details) } }),
    onSuccess: () => toast.success('Store saved.'),
    onError: (problem) => toast.error('The store was not saved.', { description: problem.message }),
  })
  if (!saved) return error && <CannotRead what="The store" error={error} />
  return (
    <Container className="grid gap-3 px-6 py-4">
      <Heading level="h2">In the shop</Heading>
      {texts.map(({ key, label }) => (
        <Field key={key} label={label}>
          <Input
            value={String(details[key] ?? '')}
            onChange={(event) => setChanged({ ...changed, [key]: event.target.value })}
          />
        </Field>
      ))}
      <Label size="small" className="flex items-center gap-2">
        <Switch
          checked={details.is_hub === true}
          onCheckedChange={(is_hub) => setChanged({ ...changed, is_hub })}
        />
        Sends parcels (hub)
      </Label>
      <Button size="small" isLoading={isPending} onClick={() => save()}>
        Save
      </Button>
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: 'location.details.side.after' })

export default StoreDetails
