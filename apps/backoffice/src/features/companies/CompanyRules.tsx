import { Card, Text, useTexts } from '@mingjian/ui';
import { FileWidget } from '@mingjian/widgets/FileWidget';
import { readRules } from '../../shared/companies/companyRules';
import { useFileSources } from '../../shared/files/useFileSources';
import { ownCompanyTexts } from './companyList.texts';
import * as S from './OwnCompanyPage.styles';

/** The rules of a company with their files; nothing for readers who may not see them. */
export function CompanyRules({ text }: { text: string | null }) {
  const t = useTexts(ownCompanyTexts);
  const sources = useFileSources();
  // `null` for readers who may not see them.
  if (text === null) return null;
  const rules = readRules(text);
  return (
    <Card title={t.rulesSection}>
      {rules.length === 0 && <Text tone="muted">{t.noRules}</Text>}
      <S.Rules>
        {rules.map(({ username, files }) => (
          <FileWidget
            {...sources}
            key={username + files.map(({ url }) => url).join()}
            readOnly
            label={username}
            valueFormat="array"
            value={files.map(({ name, url }) => ({ name, url }))}
          />
        ))}
      </S.Rules>
    </Card>
  );
}
