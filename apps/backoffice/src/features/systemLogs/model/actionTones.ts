/** Tones of the actions of lines. */
export const actionTones = {
  created: 'success',
  updated: 'accent',
  deleted: 'danger',
  exported: 'warning',
  revealed: 'warning',
  passwordChanged: 'notice',
} as const;
