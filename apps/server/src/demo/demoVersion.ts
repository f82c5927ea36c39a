/** Raised whenever the demo data changes, so that databases are not copied from an old template. */
export const DEMO_VERSION = 51;
