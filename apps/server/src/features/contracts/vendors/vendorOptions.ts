/** Settings of a vendor with the addresses that it is given. */
export interface VendorOptions {
  /** Address of its interface, without a slash at the end. */
  url: string;
  appId: string;
  secret: string;
  /** Milliseconds until it counts as failed, when it is silent. */
  patience: number;
  /** Address of its notifications. */
  notifyUrl: string;
  /** Address to which it leads people back. */
  returnUrl: string;
}

/** Milliseconds of a notification's validity: one is repeated for hours with its first time. */
const VALID_FOR = 24 * 3_600_000;

/** Milliseconds by which the clock of a vendor may be ahead. */
const AHEAD = 300_000;

/** Whether a notification of a moment is neither old nor from the future. */
export function isRecent(milliseconds: string, now: Date): boolean {
  const age = now.getTime() - Number(milliseconds);
  return /^\d{12,14}$/.test(milliseconds) && age < VALID_FOR && age > -AHEAD;
}
