/** An item that can be disabled, with a reason or without. */
export interface Disableable {
  disabled?: boolean | undefined;
  disabledReason?: string | undefined;
}

/** Whether the item is disabled, with a reason or without. */
export function isDisabled({ disabled, disabledReason }: Disableable): boolean {
  return disabled === true || disabledReason !== undefined;
}
