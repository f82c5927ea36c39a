/** What can be disabled, for a reason or without one. */
export interface Disableable {
  disabled?: boolean | undefined;
  disabledReason?: string | undefined;
}

/** Whether it cannot be chosen, for a reason or without one. */
export function isDisabled({ disabled, disabledReason }: Disableable): boolean {
  return disabled === true || disabledReason !== undefined;
}
