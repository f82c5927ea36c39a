/** Tones of the states and results of samples. */
export const sampleTones = {
  status: { '0': 'warning', '10': 'success', '20': 'neutral' },
  grade: { '1': 'success', '2': 'warning', '3': 'danger' },
} as const;
