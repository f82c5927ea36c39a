import { TextArea, TextField, useTexts } from '@mingjian/ui';
import { coverOf } from './model/cover';
import * as S from './Studio.styles';
import { studioTexts } from './studio.texts';

export interface CoverFieldsProps {
  /** JSON text of the cover. */
  value: string;
  readOnly: boolean;
  onChange(value: string): void;
}

/** Most characters of a line of the cover. */
const MOST = 200;

/** The words on the cover of a report. */
export function CoverFields({ value, readOnly, onChange }: CoverFieldsProps) {
  const t = useTexts(studioTexts);
  const cover = coverOf(value);
  const change = (field: keyof typeof cover) => (text: string) =>
    onChange(JSON.stringify({ ...cover, [field]: text }));
  return (
    <S.Stack>
      <TextField
        label={t.coverTitle}
        value={cover.title}
        readOnly={readOnly}
        maxLength={MOST}
        onValueChange={change('title')}
      />
      <TextField
        label={t.coverSubtitle}
        value={cover.subtitle}
        readOnly={readOnly}
        maxLength={MOST}
        onValueChange={change('subtitle')}
      />
      <TextArea
        label={t.coverNote}
        rows={3}
        value={cover.note}
        readOnly={readOnly}
        maxLength={MOST}
        onValueChange={change('note')}
      />
    </S.Stack>
  );
}
