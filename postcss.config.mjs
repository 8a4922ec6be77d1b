/** Adds the same value in `vh` for browsers without `dvh` (Chromium before 108, Firefox before 101). */
const viewportFallback = {
  postcssPlugin: 'viewport-fallback',
  Declaration(declaration) {
    const value = declaration.value.replace(/(?<=\d)dvh\b/g, 'vh')
    if (value !== declaration.value) declaration.cloneBefore({ value })
  },
}

export default { plugins: ['@tailwindcss/postcss', viewportFallback] }
