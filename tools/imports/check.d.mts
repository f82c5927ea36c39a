/** Checks which way imports below the working folder go. Returns the breaches as sentences. */
export function importBreaches(): Promise<string[]>;
