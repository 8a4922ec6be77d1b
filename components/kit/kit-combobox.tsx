'use client'

import { useState } from 'react'
import { Combobox } from '#components/ui/combobox.tsx'

const places = [
  { id: 1, label: 'Kebayoran Baru', hint: 'Kota Jakarta Selatan, DKI Jakarta' },
  { id: 2, label: 'Kebayoran Lama', hint: 'Kota Jakarta Selatan, DKI Jakarta' },
]

/** A combobox with two options. */
export function KitCombobox() {
  const [text, setText] = useState('')
  const found = places.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
  const isMissing = text !== '' && found.length === 0
  return (
    <Combobox
      id="kit-area"
      label="Find your area"
      hint="Type Kebayoran"
      text={text}
      onText={setText}
      options={text === '' ? [] : found}
      listLabel="Places found"
      status={{ text: isMissing ? 'Nothing found' : '', isShown: isMissing }}
      onChoose={(id) => setText(places.find((place) => place.id === id)?.label ?? '')}
    />
  )
}
