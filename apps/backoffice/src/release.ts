/** Release of this build: a hash of its sources, which the build puts in place of the variable. */
export const RELEASE = (import.meta.env.RELEASE as string | undefined) ?? 'development';
