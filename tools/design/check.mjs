import path from 'node:path';
import { foreignProps } from './partProps.mjs';
import { rawValues } from './rawValues.mjs';
import { missingStates } from './storyStates.mjs';
import { unusedTokens } from './unusedTokens.mjs';

/**
 * The design system's own rules: styles read tokens, tokens are read, components have a guide, show
 * their states and name their props alike.
 */
const base = path.resolve(import.meta.dirname, '../..');
const breaches = [
  ...rawValues(base),
  ...unusedTokens(base),
  ...missingStates(base),
  ...foreignProps(base),
];
for (const breach of breaches) console.error(breach);
process.exit(breaches.length > 0 ? 1 : 0);
