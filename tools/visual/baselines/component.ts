/**
 * Returns the component of a story, whose stored files have its name: `parts-button` of
 * `parts-button--neutral`.
 */
export const componentOf = (story: string): string => story.split('--', 1)[0]!;

/** Returns the part of a story's id that its component does not say: `neutral`. */
export const ownNameOf = (story: string): string => story.slice(componentOf(story).length + 2);
