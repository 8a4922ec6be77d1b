import { respondWithQr } from '#lib/gateway/payment-qr.ts'

/** The QR code of an order that waits for its payment. */
export const GET = respondWithQr
