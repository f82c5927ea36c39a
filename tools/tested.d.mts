/** Whether something is in today's sample: each name is once in four weeks. */
export function isInSample(name: string, today?: Date): boolean;
