/** Returns the message of an `Error`, or the thrown value as a text. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
