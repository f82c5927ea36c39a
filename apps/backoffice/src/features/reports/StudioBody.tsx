import { useState } from 'react';
import type { ReportContent, ReportLanguage } from '@mingjian/api';
import { Alert, Card, SegmentedControl, Steps, Text, useTexts } from '@mingjian/ui';
import { PhonePreview } from '@mingjian/widgets/PhonePreview';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { PhoneColumns } from '../../shared/reports/PhoneColumns.styles';
import { ReportView } from '../../shared/reports/ReportView';
import { AttachmentsEditor } from './AttachmentsEditor';
import { KindField } from './KindField';
import { LayoutField } from './LayoutField';
import { livePreview } from './model/livePreview';
import { PartEditor } from './PartEditor';
import { ReportHistory } from './ReportHistory';
import * as S from './Studio.styles';
import { studioTexts } from './studio.texts';
import { usePart } from './usePart';
import type { Studio } from './useStudio';
import { VersionsCard } from './VersionsCard';

export interface StudioBodyProps {
  orderId: string;
  data: ReportContent;
  studio: Studio;
}

/** The five steps of a report. Source: the specification. */
const STEPS = ['cover', 'summary', 'body', 'ending', 'attachments'] as const;

/** The editor of a report beside the phone on which it is read, and what happened to it. */
export function StudioBody({ orderId, data, studio }: StudioBodyProps) {
  const t = useTexts(studioTexts);
  const { labelOf } = useDictionary('report_status');
  const { version, model } = data;
  const { isWritable } = version;
  const [step, setStep] = useState<(typeof STEPS)[number]>('cover');
  const [language, setLanguage] = useState<ReportLanguage>('zh');
  const parts = {
    cover: usePart(orderId, 'cover', isWritable),
    summary: usePart(orderId, 'summary', isWritable),
    remark: usePart(orderId, 'remark', isWritable),
    ending: usePart(orderId, 'ending', isWritable),
  };
  const isFrozen = version.number !== null;
  const shown = isFrozen
    ? model
    : livePreview(model, {
        cover: parts.cover.words,
        summary: parts.summary.words,
        remark: parts.remark.words,
        ending: parts.ending.words,
      });
  const part = step === 'body' ? parts.remark : step === 'attachments' ? undefined : parts[step];
  return (
    <>
      <Steps
        label={t.steps}
        size="small"
        steps={STEPS.map((key) => ({
          key,
          label: t[`${key}Step`],
          state: key === step ? 'current' : 'todo',
        }))}
        value={step}
        onValueChange={(key) => setStep(key as typeof step)}
      />
      {!isWritable && <Alert>{t.readOnly(labelOf(String(version.status)))}</Alert>}
      <PhoneColumns>
        <S.Stack>
          <Card
            title={t[`${step}Step`]}
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
              {step === 'cover' && (
                <>
                  <KindField version={version} studio={studio} />
                  <LayoutField data={data} studio={studio} model={shown} />
                </>
              )}
              {step === 'body' && <Text tone="muted">{t.bodyNote}</Text>}
              {part ? (
                <PartEditor
                  key={part.part}
                  state={part}
                  label={t[part.part === 'cover' ? 'coverStep' : part.part]}
                  language={language}
                  readOnly={!isWritable}
                />
              ) : (
                <AttachmentsEditor orderId={orderId} version={version} studio={studio} />
              )}
            </S.Stack>
          </Card>
          <VersionsCard orderId={orderId} />
          <ReportHistory orderId={orderId} />
        </S.Stack>
        <Card title={t.preview}>
          <PhonePreview label={t.preview}>
            <ReportView model={shown} language={language} />
          </PhonePreview>
        </Card>
      </PhoneColumns>
    </>
  );
}
