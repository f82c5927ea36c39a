import { useState } from 'react';
import { Button, Dialog, Icon, useTexts } from '@mingjian/ui';
import { Download, FileSignature } from 'lucide-react';
import { saveFile } from '../../shared/saveFile';
import * as S from './OrderDetailsPage.styles';
import { orderDetailsTexts } from './orderDetails.texts';
import { useFileDownload } from './useFileDownload';

export interface LetterButtonProps {
  /** Path of the letter; `null` until the candidate has signed. */
  url: string | null;
}

/** Shows the authorisation letter that the candidate signed. */
export function LetterButton({ url }: LetterButtonProps) {
  const t = useTexts(orderDetailsTexts);
  const { download, isLoading } = useFileDownload();
  const [letter, setLetter] = useState<{ file: File; text: string } | null>(null);
  const handleClick = async () => {
    const file = url === null ? null : await download(url);
    // A letter that was signed online is a document, not a text.
    if (file?.type.startsWith('text/')) setLetter({ file, text: await file.text() });
    else if (file) saveFile(file);
  };

  return (
    <>
      <Button
        size="small"
        icon={<Icon icon={FileSignature} />}
        disabledReason={url === null ? t.noLetter : undefined}
        loading={isLoading}
        onClick={() => void handleClick()}
      >
        {t.letter}
      </Button>
      <Dialog
        open={letter !== null}
        onClose={() => setLetter(null)}
        title={t.letterTitle}
        footer={
          letter && (
            <Button icon={<Icon icon={Download} />} onClick={() => saveFile(letter.file)}>
              {t.download}
            </Button>
          )
        }
      >
        <S.Letter lang="zh-CN">{letter?.text}</S.Letter>
      </Dialog>
    </>
  );
}
