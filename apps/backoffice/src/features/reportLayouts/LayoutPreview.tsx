import { useState } from 'react';
import { reportLayouts, type ReportLanguage } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  Alert,
  Card,
  SegmentedControl,
  SkeletonBlock,
  Text,
  useLocale,
  useTexts,
} from '@mingjian/ui';
import { PhonePreview } from '@mingjian/widgets/PhonePreview';
import type { RecordForm } from '@mingjian/widgets/Form';
import { useWatch } from 'react-hook-form';
import { ReportView } from '../../shared/reports/ReportView';
import { layoutTexts } from './layout.texts';
import * as S from './LayoutEditor.styles';
import { contentOf, shownContent } from './model/layoutContent';

export interface LayoutPreviewProps {
  /** The form with the layout. */
  control: RecordForm['form']['control'];
}

/** A phone that shows an invented report in the layout of a form, as it is edited. */
export function LayoutPreview({ control }: LayoutPreviewProps) {
  const t = useTexts(layoutTexts);
  const { language: own } = useLocale();
  const [language, setLanguage] = useState<ReportLanguage>(own);
  const { data, error } = useCall(reportLayouts.getSample, {});
  const layout = shownContent(contentOf(useWatch({ control, name: 'content' })));
  return (
    <Card
      title={t.preview}
      actions={
        <SegmentedControl
          hideLabel
          size="small"
          label={t.language}
          value={language}
          onValueChange={setLanguage}
          options={[
            { value: 'zh', label: t.chinese },
            { value: 'en', label: t.english },
          ]}
        />
      }
    >
      <S.Stack>
        {error && !data && <Alert tone="danger">{error.message}</Alert>}
        <PhonePreview label={t.preview}>
          {data ? (
            <ReportView model={{ ...data, layout }} language={language} />
          ) : (
            <SkeletonBlock height="100%" />
          )}
        </PhonePreview>
        <Text tone="muted">{t.sampleNote}</Text>
      </S.Stack>
    </Card>
  );
}
