import { Accordion, CopyButton, useTexts } from '@mingjian/ui';
import * as S from './CodeMakerPage.styles';
import { codeMakerTexts } from './codeMaker.texts';

/** Texts of files by path, each in a section that opens. */
export function FilePreview({ files }: { files: Readonly<Record<string, string>> }) {
  const t = useTexts(codeMakerTexts);
  const items = Object.entries(files).map(([file, text]) => ({
    key: file,
    title: <S.Name>{file}</S.Name>,
    note: t.lines(text.trimEnd().split('\n').length),
    content: (
      <S.File>
        <S.Code>{text}</S.Code>
        <CopyButton text={text} label={t.copy(file)} />
      </S.File>
    ),
  }));
  return <Accordion items={items} />;
}
