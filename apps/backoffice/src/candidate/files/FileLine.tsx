import { useState } from 'react';
import { Button, useTexts } from '@mingjian/ui';
import { pictureAddress } from '../../base/files/fileAddress';
import type { AnswerFile } from '../form/model/answers';
import { filesTexts } from './files.texts';
import * as S from './ItemFiles.styles';

export interface FileLineProps {
  file: AnswerFile;
  /** @default the file cannot be removed */
  onRemove?: (() => void) | undefined;
}

/** A file that is stored. Pictures open in place: messengers open no other window. */
export function FileLine({ file: { name, url }, onRemove }: FileLineProps) {
  const t = useTexts(filesTexts);
  const [isOpen, setOpen] = useState(false);
  const isPicture = /\.(jpe?g|png)$/i.test(url.split('?')[0]!);
  return (
    <S.Line>
      <S.Row>
        <S.Thumb>
          {isPicture ? (
            <img src={pictureAddress(url, 'thumb')} alt="" loading="lazy" />
          ) : (
            <span aria-hidden>PDF</span>
          )}
        </S.Thumb>
        <span>{name}</span>
        {isPicture && (
          <Button
            tone="quiet"
            aria-expanded={isOpen}
            aria-label={isOpen ? undefined : t.show(name)}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t.hide : t.view}
          </Button>
        )}
        {onRemove && (
          <Button tone="quiet" aria-label={t.remove(name)} onClick={onRemove}>
            {t.removeShort}
          </Button>
        )}
      </S.Row>
      {isOpen && <S.Picture src={pictureAddress(url, 'view')} alt={name} />}
    </S.Line>
  );
}
