import localFont from 'next/font/local'

/** `npm run fonts` makes both files, with the weights named here. */
export const jakarta = localFont({
  src: './fonts/plus-jakarta-sans.woff2',
  variable: '--font-jakarta',
  weight: '400 700',
  adjustFontFallback: 'Arial',
})

export const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  variable: '--font-fraunces',
  weight: '400',
  adjustFontFallback: 'Times New Roman',
})
