import path from 'node:path';
import { literalSpreads, riddles, sourcesIn, unreadTexts, wideComments } from './rules.mjs';

/** Checks the words of the sources. Fails when it saw no file: such a check has not passed. */
const base = path.resolve(import.meta.dirname, '../..');
const sources = sourcesIn(base);
const breaches =
  sources.length === 0
    ? ['No source was seen, so nothing was checked.']
    : [
        ...sources.flatMap((source) => [
          ...riddles(source),
          ...literalSpreads(source),
          ...wideComments(source),
        ]),
        ...unreadTexts(sources),
      ];
for (const breach of breaches) console.error(breach);
process.exit(breaches.length > 0 ? 1 : 0);
