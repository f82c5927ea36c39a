import fc from 'fast-check';
import { createEventParser, type EventMessage } from './eventParser';

const parse = (...pieces: readonly string[]) => {
  const parser = createEventParser();
  return pieces.flatMap((piece) => parser.push(piece));
};

describe('the text of an event stream', () => {
  it.each<[string, string, EventMessage[]]>([
    ['a message', 'id: 7\ndata: {"a":1}\n\n', [{ id: '7', data: '{"a":1}' }]],
    ['CRLF', 'id: 7\r\ndata: x\r\n\r\n', [{ id: '7', data: 'x' }]],
    [
      'CR alone',
      'data: x\r\rdata: y\r\r\n',
      [
        { id: '', data: 'x' },
        { id: '', data: 'y' },
      ],
    ],
    ['several lines of data', 'data: a\ndata: b\n\n', [{ id: '', data: 'a\nb' }]],
    ['comments', ': beat\n\ndata: x\n\n: beat\n\n', [{ id: '', data: 'x' }]],
    ['no blank after the colon', 'data:x\n\n', [{ id: '', data: 'x' }]],
    ['other fields', 'event: a\nretry: 5\ndata: x\nfoo\n\n', [{ id: '', data: 'x' }]],
    ['a message that is not complete', 'data: x\n', []],
    ['a byte order mark', '\uFEFFdata: x\n\n', [{ id: '', data: 'x' }]],
    ['no data', 'id: 9\n\n', []],
  ])('gives %s', (_, text, expected) => {
    expect(parse(text)).toEqual(expected);
  });

  it('keeps the last id for messages without one', () => {
    const messages = parse('id: 7\ndata: a\n\ndata: b\n\nid: 8\0\ndata: c\n\n');

    expect(messages.map(({ id }) => id)).toEqual(['7', '7', '7']);
  });

  it('gives the same messages wherever the network cuts the text', () => {
    const text =
      '\uFEFFid: 7\r\ndata: {"名":"一"}\r\n\r\n: beat\r\n\r\ndata: a\rdata: b\r\r\nid: 8\ndata:\n\n';

    fc.assert(
      fc.property(fc.array(fc.nat(text.length)), (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), text.length];
        const pieces = places.slice(1).map((end, index) => text.slice(places[index], end));

        expect(parse(...pieces)).toEqual(parse(text));
      }),
    );
  });
});
