/** How the payment provider lets shoppers pay, in the channels' own writing. */
export const paymentChannels = [
  'BCA',
  'Mandiri',
  'BNI',
  'BRI',
  'Permata',
  'Maybank',
  'BCA KlikPay',
  'OVO',
  'DANA',
  'Alfamart',
] as const
