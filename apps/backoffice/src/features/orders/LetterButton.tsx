import { useState } from 'react';
import { Button, Dialog, Tooltip, useTexts } from '@mingjian/ui';
import { Download, FileSignature } from 'lucide-react';
import { saveFile } from '../../shared/saveFile';
import * as S from './OrderDetailsPage.styles';
import { orderDetailsTexts } from './orderDetails.texts';
import { useFile } from './useFile';

export interface LetterButtonProps {
  /** Path of the letter; `null` until the candidate has signed. */
  url: string | null;
}

/** Shows the authorisation letter that the candidate signed. */
export function LetterButton({ url }: LetterButtonProps) {
  const t = useTexts(orderDetailsTexts);
  const { fetchFile, pending } = useFile();
  const [letter, setLetter] = useState<{ file: File; text: string } | null>(null);
  const icon = <FileSignature size={16} strokeWidth={1.5} aria-hidden />;
  if (!url) {
    return (
      <Tooltip content={t.noLetter}>
        <Button size="small" icon={icon} aria-disabled>
          {t.letter}
        </Button>
      </Tooltip>
    );
  }

  const handleClick = async () => {
    const file = await fetchFile(url);
    if (file) setLetter({ file, text: await file.text() });
  };
  return (
    <>
      <Button size="small" icon={icon} loading={pending} onClick={() => void handleClick()}>
        {t.letter}
      </Button>
      <Dialog
        open={letter !== null}
        onClose={() => setLetter(null)}
        title={t.letterTitle}
        footer={
          letter && (
            <Button
              icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
              onClick={() => saveFile(letter.file)}
            >
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
