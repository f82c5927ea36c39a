/** Returns why something failed, in words: the message of an `Error`, else whatever was thrown. */
export function reasonText(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
