import { lazy, Suspense } from 'react';
import type { ReportLanguage } from '@mingjian/api';
import { Alert, SkeletonBlock, Text, useTexts } from '@mingjian/ui';
import { CoverFields } from './CoverFields';
import { PartConflict } from './PartConflict';
import { SaveState } from './SaveState';
import * as S from './Studio.styles';
import { studioTexts } from './studio.texts';
import type { PartState } from './usePart';

const PartText = lazy(async () => ({ default: (await import('./PartText')).PartText }));

export interface PartEditorProps {
  state: PartState;
  label: string;
  language: ReportLanguage;
  readOnly: boolean;
}

/** The editor of a part in one language, with whether it is saved. */
export function PartEditor({ state, label, language, readOnly }: PartEditorProps) {
  const t = useTexts(studioTexts);
  const { part, words, conflict, isRestored, loadError } = state;
  if (loadError && !words) return <Alert tone="danger">{loadError.message}</Alert>;
  if (!words) return <SkeletonBlock height="380px" />;
  const field = language === 'zh' ? 'content' : 'contentEn';
  const change = (text: string) => state.change({ [field]: text });
  return (
    <S.Stack>
      {conflict && <PartConflict state={state} />}
      {isRestored && !conflict && <Alert>{t.restored}</Alert>}
      {part === 'cover' ? (
        <CoverFields value={words[field]} readOnly={readOnly} onChange={change} />
      ) : (
        <Suspense fallback={<SkeletonBlock height="380px" />}>
          <PartText
            key={`${part} ${field}`}
            label={label}
            value={words[field]}
            readOnly={readOnly}
            onChange={change}
          />
        </Suspense>
      )}
      <S.Bar>
        {language === 'en' && words.contentEn === '' ? (
          <Text tone="muted">{t.noEnglish}</Text>
        ) : (
          <span />
        )}
        {!readOnly && <SaveState state={state} />}
      </S.Bar>
    </S.Stack>
  );
}
