/** How whatever stands under the top bar looks, as something is not as it should be. */
export const bannerLooks = {
  bgcolor: 'warning.light',
  color: 'warning.dark',
  borderBottom: 1,
  borderColor: 'divider',
  typography: 'body2',
} as const
