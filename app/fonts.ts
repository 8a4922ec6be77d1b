import localFont from 'next/font/local'

// `npm run -w packages/tools fonts` creates both files with the weights named here. They are not preloaded: a browser holds the first paint
// for a preloaded font. They load after it (packages/front/src/finish/late-styles.ts). Their fallbacks are in brand/theme.css.

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
