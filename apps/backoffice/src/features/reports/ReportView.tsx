import type { ReportItem, ReportLanguage, ReportModel, ReportRow, ReportText } from '@mingjian/api';
import { LocaleProvider, useTexts } from '@mingjian/ui';
import { DangerLevelTag } from '@mingjian/widgets/DangerLevel';
import { RichTextView } from '@mingjian/widgets/RichTextView';
import { reportTexts } from './report.texts';
import * as S from './ReportView.styles';

export interface ReportViewProps {
  model: ReportModel;
  language: ReportLanguage;
}

/** A report to read, in a language of its own: the same model as its PDF. */
export function ReportView({ model, language }: ReportViewProps) {
  return (
    <LocaleProvider language={language}>
      <Content model={model} language={language} />
    </LocaleProvider>
  );
}

const KINDS = { 1: 'stage', 2: 'final', 3: 'correction' } as const;

function Content({ model, language }: ReportViewProps) {
  const t = useTexts(reportTexts);
  const textIn = (text: ReportText) => inLanguage(text, language);
  const cover = model.cover[language];
  const { candidate, number } = model;
  const facts = [
    [t.company, model.company],
    [t.candidate, candidate.name],
    [t.idCardNo, candidate.idCardNo],
    [t.position, candidate.position],
    [t.product, textIn(model.product)],
    [t.orderNo, model.orderNo],
    [number ? t.number : t.version, number ?? model.versionNo],
    [t.orderedOn, model.orderedOn],
    [t.issuedOn, model.issuedOn ?? t.notIssued],
  ] as const;
  return (
    <S.Report lang={language === 'zh' ? 'zh-CN' : 'en'}>
      <S.Cover>
        <div>
          <span>{t.brand}</span>
          <span>{t[KINDS[model.kind]]}</span>
        </div>
        <p>{cover.title || model.cover.zh.title}</p>
        {cover.subtitle && <p>{cover.subtitle}</p>}
      </S.Cover>
      <S.Section>
        <S.Facts>
          <dt>{t.level}</dt>
          <dd>
            <DangerLevelTag level={model.level} text="meaning" />
          </dd>
          {facts.map(([label, value]) => (
            <Fact key={label} label={label} value={value} />
          ))}
        </S.Facts>
        {cover.note && <S.Muted>{cover.note}</S.Muted>}
      </S.Section>
      <S.Section>
        <h2>{t.summary}</h2>
        <RichTextView value={textIn(model.summary)} />
        <S.Lamps>
          {model.items.map((item) => (
            <li key={item.key}>
              <span>{textIn(item.name)}</span>
              <span>{textIn(item.result) || t[item.state]}</span>
              <DangerLevelTag level={item.level} text="meaning" />
            </li>
          ))}
        </S.Lamps>
      </S.Section>
      <S.Section>
        <h2>{t.body}</h2>
        {model.items.map((item) => (
          <Item key={item.key} item={item} language={language} />
        ))}
      </S.Section>
      {textIn(model.remark) && (
        <S.Section>
          <h2>{t.remark}</h2>
          <RichTextView value={textIn(model.remark)} />
        </S.Section>
      )}
      <S.Section>
        <h2>{t.ending}</h2>
        <RichTextView value={textIn(model.ending)} />
      </S.Section>
      {model.attachments.length > 0 && (
        <S.Section>
          <h2>{t.attachments}</h2>
          <S.Files>
            {model.attachments.map(({ name, path }) => (
              <li key={path}>
                <a href={path} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </S.Files>
        </S.Section>
      )}
    </S.Report>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

function Item({ item, language }: { item: ReportItem; language: ReportLanguage }) {
  const t = useTexts(reportTexts);
  const name = inLanguage(item.name, language);
  return (
    <S.Item aria-label={t.detailsOf(name)}>
      <S.ItemHead>
        <h3>{name}</h3>
        <DangerLevelTag level={item.level} text="meaning" />
      </S.ItemHead>
      <p>{inLanguage(item.result, language) || t[item.state]}</p>
      {item.rows.length === 0 ? (
        <S.Muted>{t.noClaims}</S.Muted>
      ) : (
        <S.Rows>
          {item.rows.map((row) => (
            <Row key={row.key} row={row} language={language} />
          ))}
        </S.Rows>
      )}
      {(item.reason || item.conclusion) && (
        <S.Facts>
          {item.reason && <Fact label={t.reason} value={item.reason} />}
          {item.conclusion && <Fact label={t.conclusion} value={item.conclusion} />}
        </S.Facts>
      )}
    </S.Item>
  );
}

function Row({ row, language }: { row: ReportRow; language: ReportLanguage }) {
  const t = useTexts(reportTexts);
  const cells = (['claim', 'finding', 'verdict'] as const)
    .map((column) => [column, inLanguage(row[column], language)] as const)
    .filter(([column, text]) => column === 'claim' || text !== '');
  return (
    <div>
      <dt>{inLanguage(row.label, language)}</dt>
      <dd>
        {cells.map(([column, text]) => (
          <span key={column}>
            <small>{t[column]}</small> {text || '—'}
          </span>
        ))}
      </dd>
    </div>
  );
}

/** Returns a text in a language; the Chinese one where nobody wrote it in English. */
const inLanguage = ({ zh, en }: ReportText, language: ReportLanguage) =>
  (language === 'en' && en) || zh;
