import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useControllable } from '@mingjian/ui';
import { createRichEditor } from './editor/richEditor';
import { blocksOf, type RichEditor } from './editor/slateNodes';
import { readHtml } from './model/readHtml';
import { writeHtml } from './model/writeHtml';
import { pendingIn } from './pendingPictures';
import type { PickedImage } from '../internal/upload/pickedImage';
import type { RichTextProps } from './richTextProps';
import { usePictureUploads, type PictureUploadsState } from './usePictureUploads';
import { useTextCount } from './useTextCount';

/** Most values that a parent may be behind. */
const MOST_AWAITED = 100;

/** An editor and its number: a value from outside begins another one. */
interface Session {
  id: number;
  editor: RichEditor;
}

export interface RichDocumentState {
  /** The HTML, as the parent has it. */
  value: string;
  session: Session;
  /** Number of characters; of a long text a moment ago. */
  length: number;
  pictures: PictureUploadsState;
  /** Returns the HTML as the editor has it. */
  html(): string;
  /** Returns what keeps pictures of the editor out of the HTML. */
  pictureProblem(): 'unfinished' | 'failed' | null;
  /** Calls the host's function. */
  pickImages(): Promise<readonly PickedImage[]>;
  /** Writes the HTML of the blocks, of which a key then writes one. */
  prepare(): void;
  /** Reports the document after a change. */
  report(): void;
  /** Begins another editor with the last reported HTML. */
  restart(): void;
  /** Restores the initial HTML. */
  reset(): void;
  /** Marks the beginning and end of a composition, in which no value is taken over. */
  setComposing(isComposing: boolean): void;
}

/**
 * The HTML of a field and the editor that shows it. The functions of an earlier state work as those
 * of the latest, so that the editor need not render again for them.
 */
export function useRichDocument({
  value: controlled,
  defaultValue = '',
  onValueChange,
  upload,
  pickImages,
}: RichTextProps): RichDocumentState {
  const [value, setValue, reset] = useControllable({
    value: controlled,
    initial: defaultValue,
    onChange: onValueChange,
  });
  const [session, setSession] = useState<Session>(() => sessionOf(0, value));
  const { length, ...counter } = useTextCount(session.editor);
  const [compositions, setCompositions] = useState(0);
  const isComposing = useRef(false);
  /** The HTML of the editor, and reported values that the parent has not returned yet. */
  const shown = useRef(value);
  const awaited = useRef<string[]>([]);

  const latest = useRef({ setValue, pickImages });
  useEffect(() => {
    latest.current = { setValue, pickImages };
  });

  const begin = (html: string) => {
    const next = sessionOf(session.id + 1, html);
    shown.current = html;
    awaited.current = [];
    counter.restart(next.editor);
    setSession(next);
  };
  const report = () => {
    counter.count(session.editor);
    const html = pictures.settled(writeHtml(blocksOf(session.editor)));
    if (html === shown.current) return;
    shown.current = html;
    awaited.current = [...awaited.current, html].slice(-MOST_AWAITED);
    latest.current.setValue(html);
  };
  const pictures = usePictureUploads(upload, report);

  useLayoutEffect(() => {
    const index = awaited.current.lastIndexOf(value);
    if (index >= 0) awaited.current = awaited.current.slice(index + 1);
    else if (value !== shown.current && !isComposing.current) begin(value);
    // oxlint-disable-next-line react/exhaustive-deps -- only another value or the end of a composition
  }, [value, compositions]);

  return {
    value,
    session,
    length,
    pictures,
    html: () => shown.current,
    pictureProblem: () => pictures.problem(pendingIn(writeHtml(blocksOf(session.editor)))),
    pickImages: async () => latest.current.pickImages?.() ?? [],
    prepare: () => void writeHtml(blocksOf(session.editor)),
    report,
    restart: () => begin(shown.current),
    reset,
    setComposing(next) {
      isComposing.current = next;
      if (!next) setCompositions((count) => count + 1);
    },
  };
}

function sessionOf(id: number, html: string): Session {
  // A server has no parser; the text is rendered in the browser alone.
  const blocks = typeof DOMParser === 'undefined' ? [] : readHtml(html);
  return { id, editor: createRichEditor(blocks) };
}
