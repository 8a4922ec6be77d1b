const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-sm px-6 text-center font-semibold transition-colors duration-150 disabled:opacity-60'

const looks = {
  primary: 'bg-ink text-paper hover:bg-success',
  secondary: 'border border-ink text-ink hover:bg-ink hover:text-paper',
  quiet: 'px-2 text-ink underline underline-offset-4 hover:text-accent',
}

/** The look of a button or of a link that acts like one. */
export const buttonStyle = (look: keyof typeof looks = 'primary') => `${base} ${looks[look]}`
