import type { CoverField, ReportLanguage, ReportLayoutContent, ReportModel } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { DangerLevelTag } from '@mingjian/widgets/DangerLevel';
import { StoredPicture } from '../files/StoredPicture';
import { ReportFact } from './ReportFact';
import { inLanguage } from './reportText';
import { reportTexts } from './report.texts';
import * as S from './ReportView.styles';

export interface ReportCoverProps {
  model: ReportModel;
  layout: ReportLayoutContent;
  language: ReportLanguage;
}

const KINDS = { 1: 'stage', 2: 'final', 3: 'correction' } as const;

/** The cover of a report: its title and pictures, and the facts that its layout shows. */
export function ReportCover({ model, layout, language }: ReportCoverProps) {
  const t = useTexts(reportTexts);
  const cover = model.cover[language];
  const title = cover.title || model.cover.zh.title;
  return (
    <>
      <S.Cover>
        <div>
          {layout.logo ? (
            <S.Logo>
              <StoredPicture address={layout.logo} alt={t.brand} />
            </S.Logo>
          ) : (
            <span>{t.brand}</span>
          )}
          <span>{t[KINDS[model.kind]]}</span>
        </div>
        <p>{title}</p>
        {cover.subtitle && <p>{cover.subtitle}</p>}
      </S.Cover>
      {layout.coverPicture && (
        <S.CoverPicture>
          <StoredPicture address={layout.coverPicture} alt={title} />
        </S.CoverPicture>
      )}
      <S.Section>
        <S.Facts>
          <dt>{t.level}</dt>
          <dd>
            <DangerLevelTag level={model.level} text="meaning" />
          </dd>
          <CoverFacts model={model} layout={layout} language={language} />
        </S.Facts>
        {cover.note && <S.Muted>{cover.note}</S.Muted>}
      </S.Section>
    </>
  );
}

function CoverFacts({ model, layout, language }: ReportCoverProps) {
  const t = useTexts(reportTexts);
  const { candidate, number } = model;
  const facts: readonly [CoverField, string, string][] = [
    ['company', t.company, model.company],
    ['candidate', t.candidate, candidate.name],
    ['idCardNo', t.idCardNo, candidate.idCardNo],
    ['position', t.position, candidate.position],
    ['product', t.product, inLanguage(model.product, language)],
    ['orderNo', t.orderNo, model.orderNo],
    ['number', number ? t.number : t.version, number ?? model.versionNo],
    ['orderedOn', t.orderedOn, model.orderedOn],
    ['issuedOn', t.issuedOn, model.issuedOn ?? t.notIssued],
  ];
  return facts.map(([field, label, value]) =>
    layout.coverFields.includes(field) ? (
      <ReportFact key={field} label={label} value={value} />
    ) : null,
  );
}
