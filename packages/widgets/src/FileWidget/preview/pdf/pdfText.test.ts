import { readTextContent, textIn } from './pdfText';

/** A stream as Safari has it: it can be read, but not by `for await`. */
function streamOf(...parts: object[]): ReadableStream {
  const stream = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  return Object.assign(stream, { [Symbol.asyncIterator]: undefined });
}

describe('readTextContent', () => {
  it('joins the parts of a stream that no loop can read', async () => {
    const content = await readTextContent({
      streamTextContent: () =>
        streamOf(
          { lang: 'zh', styles: { f1: { vertical: false } }, items: [{ str: '离职' }] },
          {
            lang: null,
            styles: { f2: { vertical: false } },
            items: [{ str: '证明' }, { type: 'x' }],
          },
        ),
    });

    expect(textIn(content)).toBe('离职证明');
    expect(content.lang).toBe('zh');
    expect(Object.keys(content.styles)).toEqual(['f1', 'f2']);
  });
});
