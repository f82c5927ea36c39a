import type { ItemField, ReportItem, ReportLanguage, ReportRow } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { DangerLevelTag } from '@mingjian/widgets/DangerLevel';
import { ReportFact } from './ReportFact';
import { inLanguage } from './reportText';
import { reportTexts } from './report.texts';
import * as S from './ReportView.styles';

interface ItemsProps {
  items: readonly ReportItem[];
  language: ReportLanguage;
}

/** The items of a report with their results, as a table. */
export function ReportOverview({ items, language }: ItemsProps) {
  const t = useTexts(reportTexts);
  return (
    <S.Lamps>
      {items.map((item) => (
        <li key={item.key}>
          <span>{inLanguage(item.name, language)}</span>
          <span>{inLanguage(item.result, language) || t[item.state]}</span>
          <DangerLevelTag level={item.level} text="meaning" />
        </li>
      ))}
    </S.Lamps>
  );
}

export interface ReportItemProps {
  item: ReportItem;
  /** Fields that the layout shows. */
  fields: readonly ItemField[];
  language: ReportLanguage;
}

/** An item of a report: its result, its level with the reason, and what was found. */
export function ReportItemView({ item, fields, language }: ReportItemProps) {
  const t = useTexts(reportTexts);
  const name = inLanguage(item.name, language);
  const conclusion = fields.includes('conclusion') ? item.conclusion : '';
  return (
    <S.Item aria-label={t.detailsOf(name)}>
      <S.ItemHead>
        <h3>{name}</h3>
        <DangerLevelTag level={item.level} text="meaning" />
      </S.ItemHead>
      <p>{inLanguage(item.result, language) || t[item.state]}</p>
      {fields.includes('rows') && <ItemRows item={item} fields={fields} language={language} />}
      {(item.reason || conclusion) && (
        <S.Facts>
          {item.reason && <ReportFact label={t.reason} value={item.reason} />}
          {conclusion && <ReportFact label={t.conclusion} value={conclusion} />}
        </S.Facts>
      )}
    </S.Item>
  );
}

function ItemRows({ item, fields, language }: ReportItemProps) {
  const t = useTexts(reportTexts);
  if (item.rows.length === 0) return <S.Muted>{t.noClaims}</S.Muted>;
  return (
    <S.Rows>
      {item.rows.map((row) => (
        <Row key={row.key} row={row} hasVerdict={fields.includes('verdict')} language={language} />
      ))}
    </S.Rows>
  );
}

interface RowProps {
  row: ReportRow;
  hasVerdict: boolean;
  language: ReportLanguage;
}

function Row({ row, hasVerdict, language }: RowProps) {
  const t = useTexts(reportTexts);
  const cells = (['claim', 'finding', 'verdict'] as const)
    .map((column) => [column, inLanguage(row[column], language)] as const)
    .filter(([column, text]) => column === 'claim' || text !== '')
    .filter(([column]) => column !== 'verdict' || hasVerdict);
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
