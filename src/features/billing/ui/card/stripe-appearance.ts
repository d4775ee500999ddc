import type { Appearance } from '@stripe/stripe-js'

/**
 * Our fields as Stripe's appearance: its frame cannot use our styles, so the values are read from the page's theme.
 * Uses the system's font, because a frame of another origin may not load ours.
 */
export function stripeAppearance(): Appearance {
  const theme = getComputedStyle(document.documentElement)
  const colour = (name: string) => theme.getPropertyValue(`--color-${name}`).trim()
  return {
    theme: 'flat',
    labels: 'above',
    variables: {
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '10px',
      spacingUnit: '4px',
      gridRowSpacing: '20px',
      colorPrimary: colour('accent'),
      colorBackground: colour('surface'),
      colorText: colour('text'),
      colorTextSecondary: colour('muted'),
      colorTextPlaceholder: colour('placeholder'),
      colorDanger: colour('danger'),
    },
    rules: {
      '.Label': { fontWeight: '600', marginBottom: '6px' },
      '.Input': { border: `1px solid ${colour('control')}`, padding: '12px 14px', boxShadow: 'none' },
      '.Input:focus': { border: `1px solid ${colour('focus')}`, outline: `2px solid ${colour('focus')}` },
      '.Input--invalid': { border: `1px solid ${colour('danger')}`, boxShadow: `inset 0 0 0 1px ${colour('danger')}` },
      '.Error': { color: colour('danger') },
      '.Tab': { border: `1px solid ${colour('line')}`, boxShadow: 'none' },
      '.Tab--selected': { border: `1px solid ${colour('accent')}`, boxShadow: `inset 0 0 0 1px ${colour('accent')}` },
    },
  }
}
