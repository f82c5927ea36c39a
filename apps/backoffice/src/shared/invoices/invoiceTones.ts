/** Tones of the states of invoices. */
export const INVOICE_TONES = {
  '1': 'warning',
  '2': 'danger',
  '3': 'accent',
  '4': 'accent',
  '5': 'success',
  '-1': 'neutral',
  '-2': 'neutral',
} as const;
