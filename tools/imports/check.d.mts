/** Checks which way imports go below the working folder; returns the breaches, each as a sentence. */
export function importBreaches(): Promise<string[]>;
