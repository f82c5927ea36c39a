import type { CSSProperties, ReactNode } from 'react';
import {
  isBelowSummary,
  shownSections,
  STANDARD_LAYOUT,
  type LayoutSection,
  type ReportLanguage,
  type ReportModel,
} from '@mingjian/api';
import { LocaleProvider, useTexts } from '@mingjian/ui';
import { RichTextView } from '@mingjian/widgets/RichTextView';
import { ReportCover } from './ReportCover';
import { ReportItemView, ReportOverview } from './ReportItems';
import { inLanguage } from './reportText';
import { reportTexts } from './report.texts';
import * as S from './ReportView.styles';

export interface ReportViewProps {
  model: ReportModel;
  language: ReportLanguage;
}

/** A report to read, in a language of its own: the same model and layout as its PDF. */
export function ReportView({ model, language }: ReportViewProps) {
  return (
    <LocaleProvider language={language}>
      <Content model={model} language={language} />
    </LocaleProvider>
  );
}

function Content({ model, language }: ReportViewProps) {
  const layout = model.layout ?? STANDARD_LAYOUT;
  const sections = shownSections(layout, {
    overview: model.items.length > 0,
    remark: inLanguage(model.remark, language) !== '',
    attachments: model.attachments.length > 0,
  });
  return (
    <S.Report
      lang={language === 'zh' ? 'zh-CN' : 'en'}
      style={{ '--mj-report-accent': layout.colour } as CSSProperties}
    >
      {sections.map((name) => (
        <SectionView
          key={name}
          name={name}
          model={model}
          language={language}
          hasOverview={isBelowSummary(sections)}
        />
      ))}
    </S.Report>
  );
}

interface SectionViewProps extends ReportViewProps {
  name: LayoutSection;
  /** Whether the table of results is a part of the summary. */
  hasOverview: boolean;
}

function SectionView({ name, model, language, hasOverview }: SectionViewProps) {
  const layout = model.layout ?? STANDARD_LAYOUT;
  const textIn = (part: 'summary' | 'remark' | 'ending') => (
    <RichTextView value={inLanguage(model[part], language)} />
  );
  const overview = <ReportOverview items={model.items} language={language} />;
  switch (name) {
    case 'cover':
      return <ReportCover model={model} layout={layout} language={language} />;
    case 'summary':
      return (
        <Section name={name}>
          {textIn(name)}
          {hasOverview && overview}
        </Section>
      );
    case 'overview':
      return hasOverview ? null : <Section name={name}>{overview}</Section>;
    case 'body':
      return (
        <Section name={name}>
          {model.items.map((item) => (
            <ReportItemView
              key={item.key}
              item={item}
              fields={layout.itemFields}
              language={language}
            />
          ))}
        </Section>
      );
    case 'remark':
    case 'ending':
      return <Section name={name}>{textIn(name)}</Section>;
    case 'attachments':
      return (
        <Section name={name}>
          <Attachments files={model.attachments} />
        </Section>
      );
  }
}

interface SectionProps {
  name: Exclude<LayoutSection, 'cover'>;
  children: ReactNode;
}

function Section({ name, children }: SectionProps) {
  const t = useTexts(reportTexts);
  return (
    <S.Section>
      <h2>{t[name]}</h2>
      {children}
    </S.Section>
  );
}

function Attachments({ files }: { files: ReportModel['attachments'] }) {
  return (
    <S.Files>
      {files.map(({ name, path }) => (
        <li key={path || name}>
          {path ? (
            <a href={path} target="_blank" rel="noreferrer">
              {name}
            </a>
          ) : (
            name
          )}
        </li>
      ))}
    </S.Files>
  );
}
