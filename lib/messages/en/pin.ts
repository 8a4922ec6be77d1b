/** A pin on the map, for couriers. */
export const pinMessages = {
  legend: 'Pin on the map (optional)',
  hint: 'Instant couriers need it. We keep it with the address, and only the courier who brings your order gets it.',
  latitude: 'Latitude',
  latitudeHint: 'Such as -6.29150',
  longitude: 'Longitude',
  longitudeHint: 'Such as 106.80120',
  here: 'Use my location',
  onMap: 'Place it on a map',
  remove: 'Remove the pin',
  saved: 'With a pin on the map',
  problems: {
    pinHalf: 'Enter both latitude and longitude, or leave both empty.',
    pinNumber: 'Enter the degrees as a number, such as -6.29150.',
    pinOutside: "This place isn't in Indonesia. Check the number, or leave both fields empty.",
  },
  add: 'Instant couriers can bring this within hours. Go back and add a pin on the map to your address.',
  noCourier: 'No instant courier goes from this store to your pin right now.',
  hours: (hours: string) => `${hours} hours after the courier has it`,
}
