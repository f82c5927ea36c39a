import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '@mingjian/ui';
import { takeData } from './editor/richEditor';
import { insertDocument } from './editor/insertDocument';
import type { RichEditor } from './editor/slateNodes';
import type { Clipboard } from './paste/readPaste';
import { richTextTexts } from './RichText.texts';
import type { PictureUploadsState } from './usePictureUploads';

const loadReader = () => import('./paste/readPaste');

export interface PasteState {
  /** Message about the last paste: it left something out, or failed. Empty otherwise. */
  status: string;
  /** Loads the reader of clipboards early. */
  preload(): void;
}

/**
 * Inserts pasted and dropped documents, with pictures of this site and of `origins`. Their reader
 * is loaded when the text takes focus.
 */
export function usePaste(
  editor: RichEditor,
  pictures: PictureUploadsState,
  origins: readonly string[],
): PasteState {
  const t = useTexts(richTextTexts);
  const [status, setStatus] = useState('');

  const insertRead = async (clipboard: Clipboard) => {
    try {
      const { readPaste } = await loadReader();
      let refused = false;
      let missing = 0;
      const blocks = readPaste(clipboard, {
        addressOf: (file) => {
          const address = pictures.start(file);
          refused ||= address === '';
          return address;
        },
        isOwn: (address) => [location.origin, ...origins].includes(originOf(address)),
        onMissing: (count) => (missing = count),
      });
      insertDocument(editor, blocks);
      const why = missing > 0 ? t.picturesMissing(missing) : '';
      setStatus(refused ? t.pictureRefused : why);
    } catch {
      setStatus(t.pasteFailed);
    }
  };

  const handleData = useEffectEvent((data: DataTransfer) => void insertRead(clipboardOf(data)));
  useEffect(() => {
    takeData(editor, (data) => handleData(data));
  }, [editor]);

  return {
    status,
    preload: () => void loadReader().catch(() => {}),
  };
}

function originOf(address: string) {
  try {
    return new URL(address, location.href).origin;
  } catch {
    return '';
  }
}

/** Reads a clipboard, which is empty once its event is over. */
function clipboardOf(data: DataTransfer): Clipboard {
  return {
    html: data.getData('text/html'),
    text: data.getData('text/plain'),
    rtf: data.getData('text/rtf'),
    files: Array.from(data.files).filter(({ type }) => /^image\/(png|jpe?g|gif|webp)$/.test(type)),
  };
}
