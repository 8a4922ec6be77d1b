'use client'

import { pinTexts, type TypedPin, typedPin } from '@etalase/contract/rules/pin-form.ts'
import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { useProvincePosition } from '#components/delivery/use-province.ts'
import { Button } from '#components/ui/button.tsx'
import { Convenience } from '#components/ui/convenience.tsx'
import { TextField } from '#components/ui/field.tsx'
import { Loading } from '#components/ui/query-state.tsx'
import { fieldIds } from '#lib/checkout/destination.ts'
import { pinMessages } from '#messages/pin.ts'

/** Location and map. Their code loads on the first press. */
const Tools = lazy(async () => ({
  default: (await import('#components/address/pin-tools.tsx')).PinTools,
}))

interface PinFieldsProps {
  address: TypedPin & { provinceId: number | null }
  edit: (change: TypedPin) => void
  problems: Partial<Record<keyof TypedPin, string>>
}

/** A latitude and longitude as map services write them. */
const pair = /^(-?\d{1,2}[.]\d+)[,;\s]+(-?\d{1,3}[.]\d+)$/

/** Returns the change for text typed into one field; a pasted pair fills both. */
function typedInto(half: keyof TypedPin, text: string): TypedPin {
  const [, latitude, longitude] = pair.exec(text.trim()) ?? []
  return latitude && longitude ? { latitude, longitude } : { [half]: text }
}

/** The pin of an address: two numbers, filled in from the browser's location or a press on a map. */
export function PinFields({ address, edit, problems }: PinFieldsProps) {
  const near = useProvincePosition(address.provinceId)
  const [opened, setOpened] = useState({ times: 0, byLocation: false })
  // Next keeps the page mounted but hidden after navigation.
  useLayoutEffect(() => () => setOpened({ times: 0, byLocation: false }), [])
  const open = (byLocation: boolean) => setOpened(({ times }) => ({ times: times + 1, byLocation }))
  const text = (half: keyof TypedPin) => ({
    id: fieldIds[half],
    name: half,
    value: address[half] ?? '',
    problem: problems[half],
    onChange: ({ target }: { target: { value: string } }) => edit(typedInto(half, target.value)),
    autoComplete: 'off',
  })
  return (
    <fieldset className="flex flex-col gap-4 border border-line p-4 sm:col-span-2">
      <legend className="px-2 font-semibold">{pinMessages.legend}</legend>
      <p className="text-muted text-sm">{pinMessages.hint}</p>
      <div className="needs-script">
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => open(true)}>
            {pinMessages.here}
          </Button>
          <Button variant="secondary" onClick={() => open(false)}>
            {pinMessages.onMap}
          </Button>
          {(address.latitude || address.longitude) && (
            <Button variant="quiet" onClick={() => edit({ latitude: '', longitude: '' })}>
              {pinMessages.remove}
            </Button>
          )}
        </div>
      </div>
      {opened.times > 0 && (
        <Convenience>
          <Suspense fallback={<Loading />}>
            <Tools
              key={opened.times}
              byLocation={opened.byLocation}
              pin={typedPin(address)}
              near={near ?? null}
              onPin={(pin) => edit(pinTexts(pin))}
            />
          </Suspense>
        </Convenience>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...text('latitude')}
          label={pinMessages.latitude}
          hint={pinMessages.latitudeHint}
        />
        <TextField
          {...text('longitude')}
          label={pinMessages.longitude}
          hint={pinMessages.longitudeHint}
        />
      </div>
    </fieldset>
  )
}
