import { addressRowsIn } from '@mingjian/api';
import { Tag, Text, useTexts } from '@mingjian/ui';
import { useRegionTexts } from '@mingjian/widgets/RegionCascader';
import { ownCompanyTexts } from './companyList.texts';
import * as S from './OwnCompanyPage.styles';

/** Provinces with one city, which has their name. */
const MUNICIPALITIES: ReadonlySet<string> = new Set(['110000', '120000', '310000', '500000']);

/** The places where a company's people work. */
export function CompanyWorkAreas({ text }: { text: string | null }) {
  const t = useTexts(ownCompanyTexts);
  const rows = addressRowsIn(text ?? '') ?? [];
  const { textOf } = useRegionTexts(rows.length > 0);
  if (rows.length === 0) return <Text tone="muted">{t.noAreas}</Text>;
  const places = rows.flatMap(({ province, city }) =>
    city.length === 0 || MUNICIPALITIES.has(province) ? [province] : city,
  );
  return (
    <S.Places role="list">
      {places.map((code) => (
        <li key={code}>
          <Tag>{textOf([code])}</Tag>
        </li>
      ))}
    </S.Places>
  );
}
