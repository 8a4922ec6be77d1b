import localFont from 'next/font/local'

// `npm run -w packages/tools fonts` makes both files, with the weights named here. They are not preloaded: a browser holds the first
// paint for a preloaded font. On a phone they load after it (packages/front/src/finish/late-styles.ts). Their fallbacks are in brand/theme.css, with the
// width of the shop's own texts for each weight: hardly anything moves when the fonts come.

export const jakarta = localFont({
  src: '../brand/fonts/plus-jakarta-sans.woff2',
  variable: '--font-jakarta',
  weight: '400 700',
  adjustFontFallback: false,
  preload: false,
})

export const fraunces = localFont({
  src: '../brand/fonts/fraunces.woff2',
  variable: '--font-fraunces',
  weight: '400',
  adjustFontFallback: false,
  preload: false,
})
