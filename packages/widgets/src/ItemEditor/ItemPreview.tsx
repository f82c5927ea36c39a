import { useState } from 'react';
import {
  Dialog,
  EmptyState,
  Heading,
  SegmentedControl,
  Select,
  Switch,
  TextField,
  useTexts,
} from '@mingjian/ui';
import { PhonePreview } from '../PhonePreview';
import { itemEditorTexts } from './ItemEditor.texts';
import * as S from './ItemEditor.styles';
import type { SurveyGroup, SurveyItem } from './model/surveyItems';

export interface ItemPreviewProps {
  groups: readonly SurveyGroup[];
  onClose(): void;
}

/** The form on a candidate's phone, in both languages. Items that are not asked are left out. */
export function ItemPreview({ groups, onClose }: ItemPreviewProps) {
  const t = useTexts(itemEditorTexts);
  const [language, setLanguage] = useState<'zh' | 'en'>('zh');
  const isEnglish = language === 'en';
  const shown = groups
    .map((group) => ({ ...group, dataForm: group.dataForm.filter(({ isOpen }) => isOpen === 1) }))
    .filter(({ dataForm }) => dataForm.length > 0)
    .toSorted((one, other) => one.orderNo - other.orderNo);
  return (
    <Dialog open title={t.preview} onClose={onClose}>
      <S.Root>
        <SegmentedControl
          label={t.previewLanguage}
          hideLabel
          options={[
            { value: 'zh', label: t.chinese },
            { value: 'en', label: t.english },
          ]}
          value={language}
          onValueChange={setLanguage}
        />
        {shown.length === 0 ? (
          <EmptyState title={t.previewEmpty} />
        ) : (
          <PhonePreview label={t.preview} lang={language}>
            <S.Screen>
              {shown.map((group) => (
                <S.PhoneGroup key={group.groupCode}>
                  <Heading level={3}>{(isEnglish && group.tableEn) || group.table}</Heading>
                  {group.dataForm.map((item) => (
                    <PreviewField
                      key={item.key}
                      type={item.labelType}
                      label={(isEnglish && item.labelEn) || item.labelCh}
                    />
                  ))}
                </S.PhoneGroup>
              ))}
            </S.Screen>{' '}
          </PhonePreview>
        )}
      </S.Root>
    </Dialog>
  );
}

/** A field that can be tried; what is typed is not stored. */
function PreviewField({ type, label }: { type: SurveyItem['labelType']; label: string }) {
  if (type === 'switch') return <Switch label={label} />;
  if (type === 'select') return <Select label={label} options={[]} />;
  return <TextField label={label} placeholder={PLACEHOLDERS[type]} />;
}

const PLACEHOLDERS = {
  input: undefined,
  data: 'yyyy-MM-dd',
  datarange: 'yyyy-MM-dd – yyyy-MM-dd',
  dateRange: 'yyyy-MM-dd – yyyy-MM-dd',
};
