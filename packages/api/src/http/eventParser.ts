/** One message of a `text/event-stream`. */
export interface EventMessage {
  /** Id of the message or of the last one that had an id; empty without one. */
  id: string;
  data: string;
}

/** Reads the text of a stream piece by piece. */
export interface EventParser {
  /** Returns the messages that are complete with this piece. */
  push(piece: string): EventMessage[];
}

/**
 * Returns a parser for the text of one stream, after the HTML standard: lines end with LF, CR or
 * CRLF, a blank line ends a message, a line that begins with a colon is a comment. The fields
 * `event` and `retry` have no meaning here.
 */
export function createEventParser(): EventParser {
  let rest = '';
  let id = '';
  let data: string[] = [];
  let isFirst = true;

  function takeLine(line: string): EventMessage[] {
    if (line === '') {
      const message = { id, data: data.join('\n') };
      const isEmpty = data.length === 0;
      data = [];
      return isEmpty ? [] : [message];
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    if (field === 'id' && !value.includes('\0')) id = value;
    return [];
  }

  return {
    push(piece) {
      rest += isFirst ? piece.replace(/^\uFEFF/, '') : piece;
      isFirst &&= piece === '';
      // A CR at the end may be half of a CRLF.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop()!;
      return lines.flatMap(takeLine);
    },
  };
}
