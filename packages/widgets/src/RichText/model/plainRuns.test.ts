import fc from 'fast-check';
import type { RichBlock, RichTextBlock } from './richDocument';
import { writeHtml } from './writeHtml';

const kinds = [{}, {}, {}, { list: 'bullet' }, { list: 'number' }, { quote: true }] as const;

const block = fc
  .record({ text: fc.string({ maxLength: 3 }), kind: fc.constantFrom(...kinds) })
  .map(({ text, kind }): RichTextBlock => ({ type: 'paragraph', children: [{ text }], ...kind }));

const change = fc.record({
  at: fc.nat(199),
  removed: fc.nat(3),
  added: fc.array(block, { maxLength: 3 }),
});

describe('the HTML of a document that changes', () => {
  it('is that of an equal document that nobody has written', () => {
    fc.assert(
      fc.property(
        fc.array(block, { minLength: 2, maxLength: 200 }),
        fc.array(change, { maxLength: 12 }),
        (start, changes) => {
          let blocks: readonly RichBlock[] = start;
          for (const { at, removed, added } of changes) {
            blocks = blocks.toSpliced(at % (blocks.length + 1), removed, ...added);
            expect(writeHtml(blocks)).toBe(writeHtml(structuredClone(blocks)));
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
