/** Returns the faults of the documentation in an unpacked package, each as a sentence. */
export function catalogueFaults(folder: string): Promise<string[]>;

/** Returns what is wrong with the text of one document. */
export function textFaults(file: string, text: string): string[];
