import { useEffect, useRef, useState } from 'react';
import { blocksOf, type RichEditor } from './editor/slateNodes';
import { textLength } from './model/textLength';

/** Characters from which a text is long. */
const LONG = 2_000;
/** Least milliseconds between two counts of a long text: each lays the page out once more. */
const COUNT_EVERY = 250;

export interface TextCountState {
  /** Number of characters; of a long text a moment ago. */
  length: number;
  /** Counts after a key. */
  count(editor: RichEditor): void;
  /** Counts another document at once. */
  restart(editor: RichEditor): void;
}

/** The number of characters of an editor's text. */
export function useTextCount(initial: RichEditor): TextCountState {
  const [length, setLength] = useState(() => lengthOf(initial));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The editor that is to be counted once the time has come. */
  const due = useRef<RichEditor>(undefined);

  const restart = (editor: RichEditor) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    due.current = undefined;
    setLength(lengthOf(editor));
  };
  const count = (editor: RichEditor) => {
    if (length < LONG) return restart(editor);
    due.current = editor;
    timer.current ??= setTimeout(() => due.current && restart(due.current), COUNT_EVERY);
  };

  useEffect(() => {
    // A page that was hidden meanwhile.
    if (due.current) restart(due.current);
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, []);
  return { length, count, restart };
}

const lengthOf = (editor: RichEditor) => textLength(blocksOf(editor));
