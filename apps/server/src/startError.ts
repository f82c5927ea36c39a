/** A start that cannot work, explained in one sentence. */
export class StartError extends Error {}
